import { Command } from 'cmdk';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { Effort, ModelChoice, ModelInForce, OfferedModels } from '@shared/contract/index.ts';
import { effortSchema } from '@shared/contract/index.ts';
import { useLookingOn } from '../../app/app-store.ts';
import { href } from '../../app/route.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useText } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Menu, Popover } from '../../ui/popover.tsx';
import { Failed, Loading } from '../../ui/states.tsx';
import { hasAllWords } from '../../ui/words.ts';
import { loadModels, useChosenModel } from './models-store.ts';
import { useConversation } from './pane.tsx';

export interface ModelPickerProps {
  readonly session: string | null;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The model of this conversation, and the list to choose another from. */
export function ModelPicker({ session, open, onOpenChange }: ModelPickerProps): ReactNode {
  const t = useText();
  const { inForce, choose } = useChosenModel(session);
  const lookingOn = useLookingOn();
  const [error, setError] = useState<unknown>(null);
  const put = (choice: ModelChoice | null, close: boolean): void => {
    setError(null);
    choose(choice).then(() => close && onOpenChange(false), setError);
  };
  if (inForce === null) return null;
  const { effort } = inForce.chosen;
  const name = inForce.kind === 'offline_guide' ? t('chat.guide') : inForce.model;
  return (
    <Popover
      label={t('model.label')}
      side="top"
      align="start"
      open={open}
      onOpenChange={onOpenChange}
      trigger={
        <button type="button" className="btn btn-quiet model" title={t('chat.model', { model: name })}>
          <span className="sr">{t('model.begin')} </span>
          <span className="cut">{name}</span>
          {effort !== undefined && <span className="meta">{t(`model.effort.${effort}`)}</span>}
          <Icon name="chevron-down" size={12} />
        </button>
      }
    >
      <div className="models">
        <Choices inForce={inForce} onChoose={(choice) => put(choice, true)} disabled={lookingOn} />
        <Efforts inForce={inForce} onChoose={(choice) => put(choice, false)} disabled={lookingOn} />
        {Object.keys(inForce.chosen).length > 0 && (
          <Button small kind="quiet" onClick={() => put(null, true)}>
            {t('model.default')}
          </Button>
        )}
        <Cost />
        {error !== null && <Failed error={error} />}
      </div>
    </Popover>
  );
}

/** What another model costs a conversation that has begun: said before it is chosen. */
function Cost(): ReactNode {
  const t = useText();
  const begun = useConversation((store) => store.messages.length > 0);
  return begun ? <p className="meta models-cost">{t('model.cost')}</p> : null;
}

interface ChoicesProps {
  readonly inForce: ModelInForce;
  readonly onChoose: (choice: ModelChoice) => void;
  readonly disabled: boolean;
}

function Choices({ inForce, onChoose, disabled }: ChoicesProps): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const [query, setQuery] = useState('');
  const [offered, setOffered] = useState<readonly OfferedModels[] | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    let open = true;
    loadModels(bridge).then(
      (found) => open && setOffered(found),
      (fault: unknown) => open && setError(fault),
    );
    return () => {
      open = false;
    };
  }, [bridge]);
  if (error !== null) return <Failed error={error} />;
  if (offered === null) return <Loading lines={2} />;
  if (offered.every(({ models }) => models.length === 0)) {
    return (
      <p className="models-none">
        {offered.find(({ problem }) => problem !== '')?.problem ?? t('model.nothing')}{' '}
        <a href={href('settings', ['providers'])}>{t('chat.openSettings')}</a>
      </p>
    );
  }
  const choose = (provider: string, model: string): void =>
    onChoose({ ...withEffort({}, inForce.chosen.effort), ...(provider === '' ? {} : { provider }), model });
  return (
    <Command label={t('model.label')} shouldFilter={false} loop>
      <div className="palette-input">
        <Icon name="search" />
        <Command.Input autoFocus value={query} onValueChange={setQuery} placeholder={t('model.search')} />
      </div>
      <Command.List className="scroll models-list" label={t('model.label')}>
        <Command.Empty className="dim models-none">{t('model.noneFound')}</Command.Empty>
        {offered.map(({ provider, label, models, problem }) => {
          const fitting = models.filter((model) => hasAllWords(`${label} ${model}`, query)).slice(0, mostShown);
          if (fitting.length === 0 && (problem === '' || query !== '')) return null;
          return (
            <Command.Group key={provider} heading={label}>
              {problem !== '' && <p className="meta models-none">{problem}</p>}
              {fitting.map((model) => (
                <Command.Item
                  key={model}
                  value={`${provider} ${model}`}
                  className="menu-row"
                  disabled={disabled}
                  onSelect={() => choose(provider, model)}
                >
                  <span className="menu-icon">
                    {model === inForce.model && provider === inForce.provider && <Icon name="check" size={14} />}
                  </span>
                  <span className="grow cut" dir="auto">
                    {model}
                  </span>
                  {model === inForce.model && provider === inForce.provider && (
                    <span className="sr">{t('model.inForce')}</span>
                  )}
                </Command.Item>
              ))}
            </Command.Group>
          );
        })}
      </Command.List>
    </Command>
  );
}

/** Models of one provider that are shown at once; the words narrow them down. */
const mostShown = 100;

/** A choice with another effort; undefined leaves it to config.yaml. */
function withEffort({ provider, model }: ModelChoice, effort: Effort | undefined): ModelChoice {
  return {
    ...(provider === undefined ? {} : { provider }),
    ...(model === undefined ? {} : { model }),
    ...(effort === undefined ? {} : { effort }),
  };
}

function Efforts({ inForce, onChoose, disabled }: ChoicesProps): ReactNode {
  const t = useText();
  const { chosen } = inForce;
  const words = (effort: Effort | undefined): string => t(`model.effort.${effort ?? 'default'}`);
  return (
    <div className="models-effort">
      <span className="grow">{t('model.effort')}</span>
      <Menu
        label={t('model.effort')}
        side="top"
        trigger={
          <Button
            small
            disabledBecause={disabled && t('chat.lookingOn')}
            aria-label={`${t('model.effort')}: ${words(chosen.effort)}`}
          >
            {words(chosen.effort)}
            <Icon name="chevron-down" size={12} />
          </Button>
        }
        items={[undefined, ...effortSchema.options].map((effort) => ({
          kind: 'item',
          label: words(effort),
          checked: effort === chosen.effort,
          run: () => onChoose(withEffort(chosen, effort)),
        }))}
      />
    </div>
  );
}
