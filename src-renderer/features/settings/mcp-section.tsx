import { useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { McpServer } from '@shared/contract/index.ts';
import { useLookingOn } from '../../app/app-store.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useFormat, useText } from '../../i18n/language.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Switch } from '../../ui/choices.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Tag } from '../../ui/signs.tsx';
import { Failed, Loading } from '../../ui/states.tsx';
import { McpSheet } from './mcp-sheet.tsx';
import { Section } from './rows.tsx';

/** The MCP servers of config.yaml, each with how it stands with it. */
export function McpSection(): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const [servers, setServers] = useState<readonly McpServer[] | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [editing, setEditing] = useState<{ readonly server: string | null } | null>(null);
  const lookingOn = useLookingOn();

  const load = useCallback(async (): Promise<void> => {
    try {
      setServers((await bridge.request('mcp.list', {})).servers);
      setError(null);
    } catch (fault) {
      setError(fault);
    }
  }, [bridge]);

  useEffect(() => {
    void load();
    const stops = [
      bridge.on('mcp.changed', () => void load()),
      bridge.on('settings.changed', () => void load()),
      bridge.onResync(() => void load()),
    ];
    return () => stops.forEach((stop) => stop());
  }, [bridge, load]);

  return (
    <Section id="mcp" title={t('settings.mcp')} note={t('settings.mcpNote')}>
      {error !== null && <Failed error={error} onRetry={() => void load()} />}
      {servers === null && error === null && <Loading />}
      {servers?.length === 0 && <p className="meta none-yet">{t('settings.mcpNone')}</p>}
      {servers?.map((server) => (
        <ServerRow
          key={server.name}
          server={server}
          onError={setError}
          onEdit={() => setEditing({ server: server.name })}
        />
      ))}
      {!lookingOn && (
        <div className="set">
          <Button icon="plus" onClick={() => setEditing({ server: null })}>
            {t('settings.mcp.add')}
          </Button>
        </div>
      )}
      {editing !== null && <McpSheet server={editing.server} onClose={() => setEditing(null)} />}
    </Section>
  );
}

function ServerRow({
  server,
  onError,
  onEdit,
}: {
  server: McpServer;
  onError: (error: unknown) => void;
  onEdit: () => void;
}): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const lookingOn = useLookingOn();
  const { name, enabled, trust, withheld, leftOut } = server;
  const attempt = (work: Promise<unknown>): void => void work.catch(onError);
  return (
    <div className="set">
      <div className="grow">
        <p className="t">{name}</p>
        {server.target !== '' && <p className="meta mono path">{server.target}</p>}
        <p className="meta">
          {t.count('settings.mcp.tools', server.tools.length)}
          {server.tools.length > 0 && `, ${trust === 'full' ? t('settings.mcp.trusted') : t('settings.mcp.asks')}`}
        </p>
        {server.error !== '' && <p className="meta err mcp-error">{server.error}</p>}
        {withheld.length > 0 && (
          <p className="meta">
            <Icon name="alert" size={14} /> {t('settings.mcp.withheld', { names: withheld.join(', ') })}
          </p>
        )}
        {leftOut > 0 && <p className="meta">{t.count('settings.mcp.leftOut', leftOut)}</p>}
      </div>
      <div className="ctl">
        <span className="st" role="status">
          <ServerState server={server} />
        </span>
        {enabled && !lookingOn && (
          <IconButton
            small
            icon="again"
            label={`${t('settings.mcp.again')}: ${name}`}
            onClick={() => attempt(bridge.request('mcp.reconnect', { name }))}
          />
        )}
        {!lookingOn && (
          <Button small aria-label={`${t('common.edit')}: ${name}`} onClick={onEdit}>
            {t('common.edit')}
          </Button>
        )}
        <Switch
          label={name}
          on={enabled}
          disabled={lookingOn}
          onChange={(on) => attempt(bridge.request('mcp.enable', { name, enabled: on }))}
        />
      </div>
    </div>
  );
}

function ServerState({ server }: { server: McpServer }): ReactNode {
  const t = useText();
  const format = useFormat();
  const { state, attempts } = server;
  switch (state) {
    case 'connected':
      return (
        <Tag tone="add" icon="check">
          {t('settings.mcp.connected', { when: format.ago(server.since) })}
        </Tag>
      );
    case 'failed':
      return (
        <Tag tone="rem" icon="alert">
          {t('settings.mcp.failed')}
          {attempts > 0 && `, ${t.count('settings.mcp.tried', attempts)}`}
        </Tag>
      );
    case 'connecting':
      return <Tag icon="clock">{t('settings.mcp.connecting')}</Tag>;
    case 'paused':
      return <Tag icon="pause">{t('settings.mcp.paused')}</Tag>;
    case 'idle':
      return <Tag icon="clock">{t('settings.mcp.idle')}</Tag>;
    case 'off':
      return <Tag icon="minus">{t('settings.mcp.off')}</Tag>;
  }
}
