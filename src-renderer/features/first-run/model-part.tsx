import { useId } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useBridge } from '../../bridge/context.tsx';
import { useFormat, useText } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Menu } from '../../ui/popover.tsx';
import { Tag } from '../../ui/signs.tsx';
import { changeQuestion, check, chooseWho, hasKey, useChoice } from './choice-store.ts';
import { Choice } from './choice.tsx';

/** Who answers: the guide, what runs on this machine, a provider with a key, another server. */
export function ModelPart(): ReactNode {
  const t = useText();
  const who = useChoice((store) => store.who);
  const servers = useChoice((store) => store.servers);
  const answered = useChoice((store) => store.checked?.ok === true);
  return (
    <fieldset>
      <legend>{t('first.who')}</legend>
      <Choice
        name="who"
        checked={who === 'guide'}
        onChoose={() => chooseWho('guide')}
        title={t('first.who.guide')}
        note={t('first.who.guideNote')}
      />
      {servers?.map((server) => (
        <Choice
          key={server.baseUrl}
          name="who"
          checked={who === `local ${server.baseUrl}`}
          onChoose={() => chooseWho(`local ${server.baseUrl}`)}
          title={server.label}
          note={t.count('first.who.localNote', server.models.length, { address: new URL(server.baseUrl).host })}
        >
          <ModelChoice models={server.models} />
        </Choice>
      ))}
      <Choice
        name="who"
        checked={who === 'key'}
        onChoose={() => chooseWho('key')}
        title={t('first.who.key')}
        note={t('first.who.keyNote')}
      >
        <ProviderWithKey />
      </Choice>
      <Choice
        name="who"
        checked={who === 'own'}
        onChoose={() => chooseWho('own')}
        title={t('first.who.own')}
        note={t('first.who.ownNote')}
      >
        <OwnServer />
      </Choice>
      <p className="meta first-found" role="status">
        {/* Of no interest, and untrue to the eye, under a server that has just answered. */}
        {servers === null ? t('first.looking') : servers.length === 0 && !answered ? t('first.noneFound') : ''}
      </p>
    </fieldset>
  );
}

function ProviderWithKey(): ReactNode {
  const t = useText();
  const { presets, provider, key } = useChoice();
  const known = useChoice(hasKey);
  const offered = presets.filter((preset) => preset.key !== null && preset.id !== 'custom');
  const chosen = offered.find(({ id }) => id === provider);
  return (
    <>
      <div className="first-row">
        <Menu
          label={t('settings.provider')}
          align="start"
          trigger={
            <Button aria-label={`${t('settings.provider')}: ${chosen?.label ?? provider}`}>
              {chosen?.label ?? provider}
              <Icon name="chevron-down" size={14} />
            </Button>
          }
          items={offered.map(({ id, label }) => ({
            kind: 'item',
            label,
            checked: id === provider,
            run: () => changeQuestion({ provider: id }),
          }))}
        />
        <KeyField
          label={t('settings.keyField', { name: chosen?.key ?? t('settings.key') })}
          value={key}
          onChange={(text) => changeQuestion({ key: text })}
        />
        <CheckButton disabled={key.trim() === '' && !known} />
      </div>
      <p className="meta">{known && key === '' ? t('first.keyThere') : t('first.keyKept')}</p>
      <Checked />
    </>
  );
}

function OwnServer(): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const { address, key } = useChoice();
  return (
    <>
      <div className="first-row">
        <Field
          className="grow"
          label={t('settings.address')}
          inputMode="url"
          placeholder={t('settings.addressExample')}
          value={address}
          onChange={(text) => changeQuestion({ address: text })}
          onKeyDown={checkOnEnter(() => void check(bridge))}
        />
        <KeyField label={t('first.keyIfAny')} value={key} onChange={(text) => changeQuestion({ key: text })} />
        <CheckButton disabled={address.trim() === ''} />
      </div>
      <Checked />
    </>
  );
}

/** Enter in a field asks the server; it does not start. */
function checkOnEnter(run: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    run();
  };
}

function KeyField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}): ReactNode {
  const bridge = useBridge();
  return (
    <Field
      className="grow"
      type="password"
      label={label}
      value={value}
      onChange={onChange}
      onKeyDown={checkOnEnter(() => void check(bridge))}
    />
  );
}

function CheckButton({ disabled }: { disabled: boolean }): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const checking = useChoice((store) => store.checking);
  return (
    <Button disabledBecause={(disabled || checking) && t('first.incomplete')} onClick={() => void check(bridge)}>
      {checking ? t('settings.testing') : t('first.check')}
    </Button>
  );
}

/** What the server said, and its models to choose from. */
function Checked(): ReactNode {
  const t = useText();
  const format = useFormat();
  const { checked, model } = useChoice();
  return (
    <div className="first-said" role="status">
      {checked?.ok === false && (
        <Tag tone="rem" icon="alert">
          {checked.message}
        </Tag>
      )}
      {checked?.ok === true && (
        <Tag tone="add" icon="check">
          {t('first.answers', { time: format.duration(checked.ms) })}
        </Tag>
      )}
      {checked !== null && (checked.ok || model !== '' || checked.models.length > 0) && (
        <ModelChoice models={checked.models} />
      )}
    </div>
  );
}

/** The model by name, with those the server offers to choose from. */
function ModelChoice({ models }: { models: readonly string[] }): ReactNode {
  const t = useText();
  const model = useChoice((store) => store.model);
  const list = useId();
  return (
    <div className="first-row">
      <span className="meta">{t('settings.model')}</span>
      <Field
        className="grow"
        label={t('settings.model')}
        list={list}
        value={model}
        onChange={(text) => useChoice.setState({ model: text.trim() })}
      />
      <datalist id={list} aria-label={t('settings.modelList')}>
        {models.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {models.length > 1 && (
        <Menu
          label={t('settings.modelList')}
          trigger={
            <Button>
              {t.count('first.models', models.length)}
              <Icon name="chevron-down" size={14} />
            </Button>
          }
          items={models.slice(0, 200).map((name) => ({
            kind: 'item',
            label: name,
            checked: name === model,
            run: () => useChoice.setState({ model: name }),
          }))}
        />
      )}
    </div>
  );
}
