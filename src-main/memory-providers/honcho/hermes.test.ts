import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isLocal } from './address.ts';
import { cloneHost } from './clone.ts';
import { hostKey } from './config-file.ts';
import { heuristicLevel, isEnough } from './dialectic.ts';
import { limitId, sanitizeId, sessionName } from './names.ts';
import { readPlace } from './place.ts';
import { LEVELS } from './settings.ts';
import { honchoHome, sessionOf } from './testing/world.ts';
import { chunk } from './text.ts';

/** Python with hermes-agent 0.19.0, whose own Honcho plug-in is asked the same. */
const python = process.env['HERMES_PYTHON'] ?? '';

function hermes(home: string, program: string, input: unknown): unknown {
  const output = execFileSync(
    python,
    ['-c', `import json, sys\ngiven = json.loads(sys.argv[1])\n${program}`, JSON.stringify(input)],
    {
      env: { PATH: process.env['PATH'], HOME: home, HERMES_HOME: home, PYTHONDONTWRITEBYTECODE: '1' },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  return JSON.parse(output.trim().split('\n').at(-1) ?? 'null') as unknown;
}

const files = [
  {},
  { apiKey: 'k' },
  { baseUrl: 'http://localhost:8000' },
  { apiKey: 'k', enabled: false },
  { enabled: true, hosts: { hermes: { enabled: false } } },
  { workspace: 'rw', aiPeer: 'ra', peerName: 'rp' },
  { hosts: { hermes: { workspace: 'w', peerName: 'eri', recallMode: 'tools', saveMessages: false } } },
  { observationMode: 'shared', observation: { user: { observeOthers: true } } },
  { hosts: { hermes: { observationMode: 'separate' } } },
  { defaultHost: 'other', hosts: { other: { workspace: 'ww' } } },
  { writeFrequency: '5', contextCadence: '3', dialecticDepth: 9, dialecticDepthLevels: ['high', 'zz'] },
  { contextTokens: '900', timeout: '12', injectionFrequency: 'first-turn', sessionStrategy: 'per-repo' },
  { firstTurnBaseWait: 0, firstTurnDialecticWait: '1.5', dialecticMaxChars: 'x', reasoningLevelCap: 'max' },
];

describe.skipIf(python === '')('beside the Honcho plug-in of Hermes (skipped without HERMES_PYTHON)', () => {
  it('a configuration means the same', () => {
    const home = honchoHome();
    const theirs = hermes(
      home.dir,
      `
import dataclasses, pathlib
from plugins.memory.honcho.client import HonchoClientConfig as C
out = []
for one in given['files']:
    pathlib.Path(given['file']).write_text(json.dumps(one))
    out.append(dataclasses.asdict(C.from_global_config()))
print(json.dumps(out))`,
      { files, file: join(home.dir, 'honcho.json') },
    ) as Record<string, unknown>[];
    const ours = files.map((file) => {
      home.write('honcho.json', file);
      const { settings, key } = readPlace(home.context(), null);
      const { observation } = settings;
      return {
        ...{
          host: settings.host,
          workspace_id: settings.workspace,
          ai_peer: settings.aiPeer,
          enabled: settings.enabled,
        },
        ...{ peer_name: settings.peerName || null, base_url: settings.hasAddress ? settings.base : null },
        ...{ api_key: key === 'local' ? null : key, timeout: settings.hasTimeout ? settings.timeoutMs / 1000 : null },
        ...{
          recall_mode: settings.mode,
          save_messages: settings.saveMessages,
          write_frequency: settings.writeFrequency,
        },
        ...{
          context_cadence: settings.contextCadence,
          dialectic_depth: settings.depth,
          context_tokens: settings.contextTokens,
        },
        ...{ dialectic_depth_levels: settings.depthLevels, dialectic_max_chars: settings.dialecticMaxChars },
        ...{
          injection_frequency: settings.injection,
          session_strategy: settings.strategy,
          reasoning_level_cap: settings.levelCap,
        },
        ...{
          first_turn_base_wait: settings.firstBaseWaitMs / 1000,
          first_turn_dialectic_wait: settings.firstDialecticWaitMs / 1000,
        },
        ...{ observation_mode: settings.observationMode, user_observe_me: observation.userObserveMe },
        ...{ user_observe_others: observation.userObserveOthers, ai_observe_me: observation.aiObserveMe },
        ai_observe_others: observation.aiObserveOthers,
      };
    });
    for (const [at, one] of ours.entries())
      expect([files[at], theirs[at]]).toEqual([files[at], expect.objectContaining(one)]);
  });

  it('sessions, hosts and ids are named the same', () => {
    const home = honchoHome();
    const cases = ['per-directory', 'per-session', 'per-repo', 'global'].flatMap((strategy) =>
      [
        { cwd: '/a/My Dir.x', title: null, id: 's1' },
        { cwd: '/x/y', title: 'T t', id: '2026_ab:c' },
        { cwd: '/a/b', title: 'Hello, wörld!', id: 's2' },
        { cwd: '/a/b', title: '!!!', id: 's3' },
      ].flatMap((one) => [true, false].map((prefix) => ({ ...one, strategy, prefix }))),
    );
    const long = 'k:'.repeat(80);
    const theirs = hermes(
      home.dir,
      `
from plugins.memory.honcho.client import HonchoClientConfig as C, profile_host_key, _is_local_base_url
from plugins.memory.honcho.session import HonchoSessionManager as M
manager = M(honcho=None, config=C())
names = []
for c in given['cases']:
    config = C(peer_name='eri', sessions={'/x/y': 'by hand!'}, session_strategy=c['strategy'], session_peer_prefix=c['prefix'])
    names.append(manager._sanitize_id(config.resolve_session_name(cwd=c['cwd'], session_title=c['title'], session_id=c['id'])))
print(json.dumps([names, [profile_host_key(p) for p in given['profiles']], [_is_local_base_url(a) for a in given['addresses']],
    C().resolve_session_name(gateway_session_key=given['long'])]))`,
      {
        cases,
        long,
        profiles: ['default', 'work', 'my-prof'],
        addresses: ['http://localhost:1', 'http://100.64.0.1', 'http://100.128.0.1', 'http://box.lan'],
      },
    );
    const ours = cases.map(({ cwd, title, id, strategy, prefix }) => {
      home.write('honcho.json', {
        peerName: 'eri',
        sessions: { '/x/y': 'by hand!' },
        sessionStrategy: strategy,
        sessionPeerPrefix: prefix,
      });
      return sessionName(sessionOf(id, { workspace: cwd, title }), readPlace(home.context(), null).settings);
    });
    const none = (): undefined => undefined;
    expect([
      ours,
      ['default', 'work', 'my-prof'].map((profile) => hostKey(profile, {}, none)),
      ['http://localhost:1', 'http://100.64.0.1', 'http://100.128.0.1', 'http://box.lan'].map(isLocal),
      limitId(sanitizeId(long).replace(/-$/, ''), long),
    ]).toEqual(theirs);
  });

  it('messages are cut, levels raised and answers found sufficient the same', () => {
    const home = honchoHome();
    const texts = [
      'a'.repeat(90),
      'One two. Three four five six seven.\n\nEight nine ten eleven twelve thirteen',
      'word '.repeat(40).trim(),
      `Yes! ${'no '.repeat(30).trim()}`,
    ];
    const answers = [
      '',
      'x'.repeat(300),
      'x'.repeat(301),
      `- a\n${'y'.repeat(100)}`,
      `${'y'.repeat(60)}\n${'y'.repeat(60)}`,
      `1. a\n${'y'.repeat(99)}`,
    ];
    const theirs = hermes(
      home.dir,
      `
from plugins.memory.honcho import HonchoMemoryProvider as P
from plugins.memory.honcho.client import HonchoClientConfig as C
p = P()
p._config = C()
print(json.dumps([[P._chunk_message(t, 40) for t in given['texts']],
    [[p._apply_reasoning_heuristic(b, 'x' * n) for n in (119, 120, 399, 400)] for b in ('minimal', 'low', 'medium', 'high')],
    [bool(P._signal_sufficient(a)) for a in given['answers']],
    sorted(t['name'] for t in p.get_tool_schemas())]))`,
      { texts, answers },
    );
    const heuristic = { heuristic: true, levelCap: 'high' } as const;
    expect([
      texts.map((text) => chunk(text, 40)),
      LEVELS.slice(0, 4).map((level) =>
        [119, 120, 399, 400].map((length) => heuristicLevel(level, 'x'.repeat(length), heuristic)),
      ),
      answers.map(isEnough),
      ['honcho_conclude', 'honcho_context', 'honcho_profile', 'honcho_reasoning', 'honcho_search'],
    ]).toEqual(theirs);
  });

  it('a copied profile has what Hermes copies, and a file written by us is read by Hermes', async () => {
    const home = honchoHome();
    const block = {
      ...{
        peerName: 'eri',
        aiPeer: 'hermes',
        recallMode: 'tools',
        writeFrequency: 'turn',
        sessionStrategy: 'per-repo',
      },
      ...{ contextTokens: 900, saveMessages: false, observation: { user: { observeMe: false } }, pinUserPeer: true },
    };
    const source = { apiKey: 'k', workspace: 'w', hosts: { hermes: block } };
    const file = home.write('honcho.json', source);
    mkdirSync(join(home.dir, 'profiles/work'), { recursive: true });
    const [theirs] = hermes(
      home.dir,
      `
import pathlib
from plugins.memory.honcho import cli
cli.clone_honcho_for_profile('work')
print(json.dumps([json.loads(pathlib.Path(given).read_text())['hosts']['hermes_work']]))`,
      file,
    ) as Record<string, unknown>[];
    writeFileSync(file, JSON.stringify(source));
    await cloneHost(home.context().paths, home.context('work').paths, null);
    const read = hermes(
      join(home.dir, 'profiles/work'),
      `
from plugins.memory.honcho.client import HonchoClientConfig as C
c = C.from_global_config(host='hermes_work', config_path=__import__('pathlib').Path(given))
print(json.dumps([c.workspace_id, c.ai_peer, c.peer_name, c.recall_mode, c.enabled]))`,
      file,
    );
    expect(read).toEqual(['w', 'work', 'eri', 'tools', true]);
    const { hosts } = JSON.parse(execFileSync('cat', [file], { encoding: 'utf8' })) as {
      hosts: Record<string, Record<string, unknown>>;
    };
    expect(hosts['hermes_work']).toMatchObject(theirs ?? {});
  });
});
