import { useEffect, useMemo, useState } from 'react';
import { commandNames, commandOf, namedCommand, typedCommand, usageOf } from '@shared/chat/commands.ts';
import type { CommandName, ListName } from '@shared/chat/command-table.ts';
import { effortSchema } from '@shared/contract/index.ts';
import type { Bridge } from '../../../bridge/bridge.ts';
import { useBridge } from '../../../bridge/context.tsx';
import { useLanguage, useText } from '../../../i18n/language.tsx';
import type { Translate } from '../../../i18n/language.tsx';
import type { Language } from '../../../i18n/text.ts';
import type { IconName } from '../../../ui/icons.tsx';
import { hasAllWords } from '../../../ui/words.ts';
import { sessionName } from '../../sessions/actions.ts';
import type { Offer, Offers } from '../completion.tsx';
import { loadModels } from '../models-store.ts';
import { skillsAtStart } from './skill-words.ts';
import type { WrittenSkill } from './skill-words.ts';

/** Most that is offered of a list. */
const most = 50;

const groupIcons: Readonly<Record<string, IconName>> = {
  sessions: 'message',
  memory: 'memory',
  skills: 'book',
  model: 'sliders',
  control: 'chevron-right',
};

const listIcons: Readonly<Record<ListName, IconName>> = {
  session: 'message',
  model: 'sliders',
  effort: 'sliders',
  entry: 'memory',
  staged: 'hourglass',
  skill: 'book',
  node: 'star',
  command: 'chevron-right',
};

/** What may stand at a place of a command. */
interface Value {
  readonly value: string;
  readonly label: string;
  readonly detail: string;
}

const plain = (value: string): Value => ({ value, label: value, detail: '' });

/** The values of each list, asked for when a command needs them. */
const sources: Readonly<
  Record<ListName, (bridge: Bridge, t: Translate, language: Language) => Promise<readonly Value[]>>
> = {
  session: async (bridge, t) => {
    const { rows } = await bridge.request('sessions.list', { limit: 200 });
    return rows.map((row) => ({ value: row.id, label: sessionName(row, t), detail: row.model ?? '' }));
  },
  model: async (bridge) => {
    const offered = await loadModels(bridge);
    return offered.flatMap(({ label, models }) => models.map((name) => ({ ...plain(name), detail: label })));
  },
  effort: () => Promise.resolve([...effortSchema.options.map(plain), plain('default')]),
  entry: async (bridge) => {
    const { stores } = await bridge.request('memory.view', { session: null });
    return stores.flatMap(({ store, rows }) =>
      rows.flatMap(({ live }) => {
        const line = live?.text.replace(/\s+/g, ' ') ?? '';
        return live === null ? [] : [{ value: line, label: line, detail: store === 'user' ? 'USER.md' : 'MEMORY.md' }];
      }),
    );
  },
  staged: async (bridge, t) => {
    const { proposals } = await bridge.request('approvals.list', {});
    const all = { value: 'all', label: 'all', detail: t('command.all') };
    return [...proposals.map(({ id, summary }) => ({ value: id, label: id, detail: summary })), all];
  },
  skill: async (bridge) => {
    const { skills } = await bridge.request('skills.list', {});
    return skills.map(({ id, name, description }) => ({ value: id, label: name, detail: description }));
  },
  node: async (bridge) => {
    const { nodes } = await bridge.request('journey.graph', {});
    return nodes.map(({ label, category }) => ({ value: label, label, detail: category }));
  },
  command: (_bridge, _t, language) =>
    Promise.resolve(commandNames.map((name) => ({ ...plain(name), detail: commandOf(name).help[language] }))),
};

/** What is offered for the command being typed: names and skills with all words in them, then what may follow the name. */
export function useCommandOffers(text: string, caret: number, skills: readonly WrittenSkill[]): Offers | null {
  const t = useText();
  const language = useLanguage();
  const bridge = useBridge();
  const typed = useMemo(() => typedCommand(text, caret), [text, caret]);
  const wanted = typed?.kind === 'argument' ? typed.lists.join(' ') : '';
  const [loaded, setLoaded] = useState<{ readonly wanted: string; readonly offers: readonly Offer[] } | null>(null);

  useEffect(() => {
    if (wanted === '') {
      setLoaded(null);
      return;
    }
    let open = true;
    const names = wanted.split(' ') as ListName[];
    Promise.all(
      names.map(async (name) =>
        (await sources[name](bridge, t, language)).map(({ value, label, detail }) => ({
          insert: value,
          label,
          detail,
          icon: listIcons[name],
        })),
      ),
    ).then(
      (found) => open && setLoaded({ wanted, offers: found.flat() }),
      // Without a list the words can still be typed out.
      () => open && setLoaded({ wanted, offers: [] }),
    );
    return () => {
      open = false;
    };
  }, [bridge, t, language, wanted]);

  return useMemo((): Offers | null => {
    if (typed === null) return furtherSkill(text.slice(0, caret), skills);
    if (typed.kind === 'name') return nameOffers(typed.start, typed.query, language, skills);
    const listed = loaded?.wanted === wanted ? loaded.offers : [];
    const words: Offer[] = typed.words.map((word) => ({
      insert: goesOn(typed.name, word) ? `${word} ` : word,
      label: word,
      detail: '',
      icon: 'chevron-right',
    }));
    const query = typed.query.trim();
    const items = [...words, ...listed].filter(({ label, detail }) => hasAllWords(`${label} ${detail}`, query));
    const whole = items.some(({ insert, label }) => insert.trim() === query || label === query);
    return {
      kind: 'command',
      start: typed.start,
      items: uniqueOf(items).slice(0, most),
      enterTakes: query !== '' && !whole && typed.lists.every(isClosed),
      note: '',
    };
  }, [typed, text, caret, language, loaded, wanted, skills]);
}

/** Lists in which what is typed has to be one of the values: Enter then takes the chosen one. Others are also found by a part of it. */
function isClosed(list: ListName): boolean {
  return list !== 'entry' && list !== 'model' && list !== 'node';
}

function nameOffers(start: number, query: string, language: Language, skills: readonly WrittenSkill[]): Offers {
  const wanted = query.toLowerCase();
  const commands = commandNames.map((name) => ({
    place: rank(name, wanted, language),
    offer: {
      insert: commandOf(name).forms.some((form) => form !== '') ? `/${name} ` : `/${name}`,
      label: usageOf(name).length === 1 ? (usageOf(name)[0] ?? '') : `/${name}`,
      detail: commandOf(name).help[language],
      icon: groupIcons[commandOf(name).group] ?? 'chevron-right',
    },
  }));
  // A command takes the name of a skill, which can still be opened with /skill.
  const others = rankedSkills(
    wanted,
    skills.filter(({ name }) => namedCommand(name) === null),
  );
  const ranked = [...commands, ...others].filter(({ place }) => place < 4).sort((a, b) => a.place - b.place);
  return {
    kind: 'command',
    start,
    items: ranked.map(({ offer }) => offer),
    enterTakes: wanted !== '' && namedCommand(wanted) === null && !skills.some(({ name }) => name === query),
    note: '',
  };
}

/** Skills that may follow a skill at the beginning: `/plan /ti`. */
function furtherSkill(before: string, skills: readonly WrittenSkill[]): Offers | null {
  const [, first = '', query = ''] = /^(.*\s)\/([^\s/]*)$/su.exec(before) ?? [];
  const { count, length } = skillsAtStart(first, skills);
  if (count === 0 || length !== first.trimEnd().length) return null;
  const ranked = rankedSkills(query.toLowerCase(), skills).filter(({ place }) => place < 4);
  return {
    kind: 'command',
    start: first.length,
    items: ranked.sort((a, b) => a.place - b.place).map(({ offer }) => offer),
    enterTakes: query !== '' && !skills.some(({ name }) => name === query),
    note: '',
  };
}

function rankedSkills(
  wanted: string,
  skills: readonly WrittenSkill[],
): readonly { readonly place: number; readonly offer: Offer }[] {
  return skills.map(({ name, description }) => ({
    place: rankOf([name.toLowerCase()], description, wanted),
    offer: { insert: `/${name} `, label: `/${name}`, detail: description, icon: listIcons.skill },
  }));
}

/** The better a command fits the letters, the smaller: its beginning, within it, another name of it, its help; 4 for not at all. */
function rank(name: CommandName, wanted: string, language: Language): number {
  const { aliases, help } = commandOf(name);
  return rankOf([name, ...aliases], `${help.en} ${help[language]}`, wanted);
}

function rankOf(names: readonly string[], help: string, wanted: string): number {
  const begins = names.findIndex((name) => name.startsWith(wanted));
  if (begins >= 0) return Math.min(begins, 1);
  if (names.some((name) => name.includes(wanted))) return 2;
  return hasAllWords(help, wanted) ? 3 : 4;
}

/** Whether something follows a word in some form of a command. */
function goesOn(name: CommandName, word: string): boolean {
  return commandOf(name).forms.some((form) => ` ${form} `.includes(` ${word} `) && !form.endsWith(word));
}

function uniqueOf(items: readonly Offer[]): Offer[] {
  return [...new Map(items.map((item) => [item.insert, item])).values()];
}
