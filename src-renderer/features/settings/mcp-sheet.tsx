import { useEffect, useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { McpEntry, McpValue, RequestOutput } from '@shared/contract/index.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useFormat, useText } from '../../i18n/language.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Segmented, Switch } from '../../ui/choices.tsx';
import { Field } from '../../ui/field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Tag } from '../../ui/signs.tsx';
import { Failed, Loading } from '../../ui/states.tsx';
import { noEntry, tidyEntry, withCommandLine } from './mcp-form.ts';

type Result = RequestOutput<'mcp.test'>;

/** Adds an MCP server (null), or changes or removes one. Nothing is written or run before the person says so. */
export function McpSheet({ server, onClose }: { server: string | null; onClose: () => void }): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const [entry, setEntry] = useState<McpEntry | null>(server === null ? noEntry : null);
  const [name, setName] = useState(server ?? '');
  const [error, setError] = useState<unknown>(null);
  const [leaving, setLeaving] = useState(false);
  const [working, setWorking] = useState(false);
  useEffect(() => {
    if (server === null) return;
    let live = true;
    bridge.request('mcp.entry', { name: server }).then(
      (found) => live && setEntry(found),
      (fault: unknown) => live && setError(fault),
    );
    return () => {
      live = false;
    };
  }, [bridge, server]);

  const finish = async (work: Promise<unknown>): Promise<void> => {
    setWorking(true);
    try {
      await work;
      onClose();
    } catch (fault) {
      setError(fault);
      setWorking(false);
    }
  };
  const title = server === null ? t('settings.mcp.add') : t('settings.mcp.editTitle', { name: server });
  const missing =
    entry !== null && (entry.reach === 'stdio' ? entry.command : entry.url).trim() === ''
      ? t(entry.reach === 'stdio' ? 'settings.mcp.needsCommand' : 'settings.mcp.needsUrl')
      : false;
  const unnamed = name.trim() === '' ? t('settings.mcp.needsName') : missing;
  return (
    <Sheet label={title} onClose={onClose} className="mcp-sheet">
      <form
        className="sheet-body"
        onSubmit={(event) => {
          event.preventDefault();
          if (entry === null || unnamed !== false || working) return;
          void finish(
            bridge.request('mcp.save', { name: name.trim(), entry: tidyEntry(entry), fresh: server === null }),
          );
        }}
      >
        <h1>{title}</h1>
        {entry === null && error === null && <Loading />}
        {entry !== null && (
          <>
            {server === null && (
              <Labelled label={t('settings.mcp.name')}>
                <Field
                  data-first-focus=""
                  label={t('settings.mcp.name')}
                  placeholder={t('settings.mcp.nameExample')}
                  value={name}
                  onChange={setName}
                />
              </Labelled>
            )}
            <EntryFields entry={entry} onChange={setEntry} />
            <TestLine name={name.trim()} entry={entry} missing={missing} />
          </>
        )}
        {error !== null && <Failed error={error} />}
        <div className="btns">
          <Button type="submit" kind="ink" disabledBecause={unnamed}>
            {t('common.save')}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <span className="grow" />
          {server !== null && (
            <Button
              kind="rem"
              onClick={() => (leaving ? void finish(bridge.request('mcp.remove', { name: server })) : setLeaving(true))}
            >
              {leaving ? t('settings.mcp.removeSure') : t('common.remove')}
            </Button>
          )}
        </div>
        {leaving && (
          <p className="meta" role="status">
            {t('settings.mcp.removeNote')}
          </p>
        )}
      </form>
    </Sheet>
  );
}

function EntryFields({ entry, onChange }: { entry: McpEntry; onChange: (entry: McpEntry) => void }): ReactNode {
  const t = useText();
  const isProcess = entry.reach === 'stdio';
  const put = (change: Partial<McpEntry>): void => onChange({ ...entry, ...change });
  return (
    <>
      <Labelled label={t('settings.mcp.reach')}>
        <div>
          <Segmented
            label={t('settings.mcp.reach')}
            value={entry.reach}
            options={[
              { value: 'stdio', label: t('settings.mcp.reach.stdio') },
              { value: 'http', label: t('settings.mcp.reach.http') },
              { value: 'sse', label: t('settings.mcp.reach.sse') },
            ]}
            onChange={(reach) => put({ reach })}
          />
        </div>
      </Labelled>
      {isProcess ? (
        <>
          <Labelled label={t('settings.mcp.command')}>
            <Field
              label={t('settings.mcp.command')}
              placeholder={t('settings.mcp.commandExample')}
              className="mono"
              dir="ltr"
              value={entry.command}
              onChange={(command) => put({ command })}
              onBlur={() => onChange(withCommandLine(entry))}
            />
          </Labelled>
          <Labelled label={t('settings.mcp.args')}>
            <textarea
              aria-label={t('settings.mcp.args')}
              className="mono"
              dir="ltr"
              rows={Math.min(6, Math.max(2, entry.args.length))}
              spellCheck={false}
              value={entry.args.join('\n')}
              onChange={(event) => put({ args: event.target.value === '' ? [] : event.target.value.split('\n') })}
            />
          </Labelled>
        </>
      ) : (
        <Labelled label={t('settings.mcp.url')}>
          <Field
            label={t('settings.mcp.url')}
            placeholder={t('settings.mcp.urlExample')}
            className="mono"
            dir="ltr"
            inputMode="url"
            value={entry.url}
            onChange={(url) => put({ url })}
          />
        </Labelled>
      )}
      <ValueRows isProcess={isProcess} values={entry.values} onChange={(values) => put({ values })} />
      <SwitchLine
        label={t('settings.mcp.trust')}
        note={t('settings.mcp.trustNote')}
        on={entry.trust === 'full'}
        onChange={(on) => put({ trust: on ? 'full' : 'untrusted' })}
      />
      <SwitchLine
        label={t('settings.mcp.lazy')}
        note={t('settings.mcp.lazyNote')}
        on={entry.lazy}
        onChange={(lazy) => put({ lazy })}
      />
    </>
  );
}

/** A field with its name over it, for the eye alone: the field says it to everyone else. */
function Labelled({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div className="mcp-field">
      <span className="meta" aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  );
}

function SwitchLine({
  label,
  note,
  on,
  onChange,
}: {
  label: string;
  note: string;
  on: boolean;
  onChange: (on: boolean) => void;
}): ReactNode {
  const explained = useId();
  return (
    <div className="mcp-switch">
      <div className="grow">
        <p className="t">{label}</p>
        <p className="meta" id={explained}>
          {note}
        </p>
      </div>
      <Switch label={label} on={on} onChange={onChange} describedBy={explained} />
    </div>
  );
}

/** The environment of a program or the headers of an address, a row each. A secret in clear text is not shown. */
function ValueRows({
  isProcess,
  values,
  onChange,
}: {
  isProcess: boolean;
  values: readonly McpValue[];
  onChange: (values: McpValue[]) => void;
}): ReactNode {
  const t = useText();
  const put = (at: number, change: Partial<McpValue>): void =>
    onChange(values.map((value, index) => (index === at ? { ...value, ...change } : value)));
  return (
    <fieldset className="mcp-values">
      <legend className="t">{t(isProcess ? 'settings.mcp.env' : 'settings.mcp.headers')}</legend>
      {values.map((one, at) => {
        const secret = one.secret && !(one.value ?? '').includes('${');
        const place = { n: at + 1 };
        return (
          <div key={at} className="mcp-value">
            <Field
              className="mono"
              dir="ltr"
              label={t('settings.mcp.valueName', place)}
              placeholder={t(isProcess ? 'settings.mcp.envExample' : 'settings.mcp.headerExample')}
              value={one.name}
              onChange={(name) => put(at, { name })}
            />
            <Field
              className="mono"
              dir="ltr"
              type={secret ? 'password' : 'text'}
              label={t('settings.mcp.value', place)}
              placeholder={one.value === null ? t('settings.mcp.kept') : t('settings.mcp.valueExample')}
              value={one.value ?? ''}
              onChange={(value) => put(at, { value })}
            />
            <label className="flex meta">
              <input
                type="checkbox"
                checked={one.secret}
                onChange={(event) => put(at, { secret: event.target.checked })}
              />
              {t('settings.mcp.secret')}
            </label>
            <IconButton
              small
              icon="close"
              label={t('settings.mcp.dropValue', { name: one.name === '' ? String(at + 1) : one.name })}
              onClick={() => onChange(values.filter((_, index) => index !== at))}
            />
          </div>
        );
      })}
      <div className="flex">
        <Button small icon="plus" onClick={() => onChange([...values, { name: '', value: '', secret: true }])}>
          {t(isProcess ? 'settings.mcp.addEnv' : 'settings.mcp.addHeader')}
        </Button>
      </div>
      {values.length > 0 && <p className="meta">{t('settings.mcp.secretNote')}</p>}
    </fieldset>
  );
}

/** Tries what the form says, once. What it said holds for the form it was made with. */
function TestLine({ name, entry, missing }: { name: string; entry: McpEntry; missing: string | false }): ReactNode {
  const t = useText();
  const format = useFormat();
  const bridge = useBridge();
  const [result, setResult] = useState<Result | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [calling, setCalling] = useState(false);
  useEffect(() => setResult(null), [entry]);
  const test = async (): Promise<void> => {
    setCalling(true);
    setError(null);
    try {
      setResult(await bridge.request('mcp.test', { name, entry: tidyEntry(entry) }));
    } catch (fault) {
      setError(fault);
    }
    setCalling(false);
  };
  return (
    <>
      <div className="mcp-switch">
        <div className="grow" role="status">
          {calling && <span className="meta">{t('settings.mcp.connecting')}</span>}
          {!calling && result === null && <span className="meta">{t('settings.mcp.testNote')}</span>}
          {!calling && result?.ok === true && (
            <>
              <Tag tone="add" icon="check">
                {t.count('settings.mcp.testOk', result.tools.length, { time: format.duration(result.ms) })}
              </Tag>
              <p className="meta mono">{result.tools.join(', ')}</p>
            </>
          )}
          {!calling && result?.ok === false && (
            <Tag tone="rem" icon="alert">
              {result.message}
            </Tag>
          )}
        </div>
        <Button disabledBecause={calling ? t('settings.mcp.connecting') : missing} onClick={() => void test()}>
          {t('settings.test')}
        </Button>
      </div>
      {error !== null && <Failed error={error} />}
    </>
  );
}
