import { useEffect, useMemo, useState } from 'react';
import type { LiveEntry, SessionRow, SkillRow } from '@shared/contract/index.ts';
import { useBridge } from '../bridge/context.tsx';
import { sessionName } from '../features/sessions/actions.ts';
import { sections, settingRows } from '../features/settings/setting-table.ts';
import { useFormat, useText } from '../i18n/language.tsx';
import type { IconName } from '../ui/icons.tsx';
import { hasAllWords } from '../ui/words.ts';
import { focusComposer } from './focus-composer.ts';
import { go, href } from './route.ts';

/** One line of the palette. */
export interface Entry {
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  /** Words beside the label: a time, a place. */
  readonly aside?: string | undefined;
  /** The keys that do the same. */
  readonly keys?: string | undefined;
  readonly run: () => void;
}

/** How many of the longer lists are shown. */
const MOST = 8;
/** A memory is named by its beginning. */
const LABEL_LENGTH = 120;

/** Sessions whose title has the words; asked of the core once typing pauses. */
export function useSessionEntries(query: string): readonly Entry[] {
  const bridge = useBridge();
  const t = useText();
  const format = useFormat();
  const [rows, setRows] = useState<readonly SessionRow[]>([]);
  const wanted = query.trim();
  useEffect(() => {
    if (wanted === '') return;
    let live = true;
    const timer = window.setTimeout(() => {
      bridge.request('sessions.list', { title: wanted, limit: MOST }).then(
        (answer) => live && setRows(answer.rows),
        () => live && setRows([]),
      );
    }, 120);
    return () => {
      live = false;
      window.clearTimeout(timer);
    };
  }, [bridge, wanted]);
  return useMemo(
    () =>
      (wanted === '' ? [] : rows).map((row): Entry => ({
        id: `session ${row.id}`,
        label: sessionName(row, t),
        icon: 'message',
        aside: format.when(row.lastActive),
        run: () => {
          go(href('chat', [row.id]));
          focusComposer();
        },
      })),
    [rows, wanted, t, format],
  );
}

/** Memories and skills that have the words, asked of the core once, when the palette opens. */
export function useKeptEntries(query: string): {
  readonly memories: readonly Entry[];
  readonly skills: readonly Entry[];
} {
  const bridge = useBridge();
  const [entries, setEntries] = useState<readonly LiveEntry[]>([]);
  const [skills, setSkills] = useState<readonly SkillRow[]>([]);
  useEffect(() => {
    let live = true;
    bridge.request('memory.view', { session: null }).then(
      ({ stores }) => live && setEntries(stores.flatMap(({ rows }) => rows.flatMap((row) => row.live ?? []))),
      // What cannot be read is not found; its screen says why.
      () => undefined,
    );
    bridge.request('skills.list', {}).then(
      (answer) => live && setSkills(answer.skills),
      () => undefined,
    );
    return () => {
      live = false;
    };
  }, [bridge]);
  return useMemo(() => {
    if (query.trim() === '') return { memories: [], skills: [] };
    return {
      memories: entries
        .filter(({ text }) => hasAllWords(text, query))
        .slice(0, MOST)
        .map(({ id, text }): Entry => ({
          id: `memory ${id}`,
          label: [...text.replace(/\s+/g, ' ')].slice(0, LABEL_LENGTH).join(''),
          icon: 'memory',
          run: () => go(href('memory', [], { entry: id })),
        })),
      skills: skills
        .filter(({ name, description }) => hasAllWords(`${name} ${description}`, query))
        .slice(0, MOST)
        .map(({ id, name }): Entry => ({
          id: `skill ${id}`,
          label: name,
          icon: 'book',
          run: () => go(href('skills', [id])),
        })),
    };
  }, [entries, skills, query]);
}

/** Settings that have the words, by what they are called and by their key. */
export function useSettingEntries(query: string): readonly Entry[] {
  const t = useText();
  return useMemo(() => {
    if (query.trim() === '') return [];
    const parts = sections.map(({ name, title }): Entry => ({
      id: `setting ${name}`,
      label: t(title),
      icon: 'sliders',
      run: () => go(href('settings', [name])),
    }));
    const rows = settingRows.map(({ section, row: { key, label } }): Entry => ({
      id: `setting ${key}`,
      label: t(label),
      icon: 'sliders',
      aside: key,
      run: () => go(href('settings', [section], { key })),
    }));
    return [...parts, ...rows].filter(({ label, aside }) => hasAllWords(`${label} ${aside ?? ''}`, query));
  }, [query, t]);
}
