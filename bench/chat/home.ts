import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSessions, type SessionStore } from '../../src-main/sessions/index.ts';

/** A home with one conversation of ten thousand messages and one of twenty, configured for a model server. */
export interface ChatHome {
  readonly dir: string;
  readonly long: string;
  readonly short: string;
  /** Id of the message in the middle of the long one. */
  readonly middle: number;
  remove(): void;
}

const messages = 10_000;

function text(index: number): string {
  const words = 'The service waits for the disk, then for the network, then it starts. '.repeat((index % 5) + 1);
  const code = index % 9 === 1 ? '\n\n```ts\nexport const answer = (n: number): number => n * 42;\n```\n' : '';
  const chinese = index % 11 === 1 ? '\n\n相册服务的端口是 2283。' : '';
  return `${words}${code}${chinese}`;
}

async function conversation(store: SessionStore, title: string, count: number): Promise<{ id: string; ids: number[] }> {
  const base = { source: 'desktop' as const, model: 'fake-model', provider: 'custom', systemPrompt: '', cwd: null };
  const id = await store.createSession({ ...base, title });
  const ids: number[] = [];
  for (let at = 0; at < count; at += 500) {
    const rows = Array.from({ length: Math.min(500, count - at) }, (_, n) => {
      const index = at + n + 1;
      return index % 2 === 1
        ? { role: 'user' as const, content: `Question ${String(index)}: what about service ${String(index % 7)}?` }
        : { role: 'assistant' as const, content: `Answer ${String(index)}. ${text(index)}`, finishReason: 'stop' };
    });
    ids.push(...(await store.appendMany(id, rows)).map((row) => row.id));
  }
  return { id, ids };
}

/** Makes it. */
export async function makeHome(modelUrl: string): Promise<ChatHome> {
  const dir = mkdtempSync(join(tmpdir(), 'desk-bench-chat-'));
  const quiet = 'auxiliary:\n  title_generation:\n    enabled: false\n';
  writeFileSync(
    join(dir, 'config.yaml'),
    `model:\n  default: fake-model\n  provider: custom\n  base_url: ${modelUrl}\n  context_length: 100000000\n${quiet}`,
  );
  const store = await createSessions({
    file: join(dir, 'state.db'),
    deskDir: join(dir, 'desk'),
    readOnly: false,
    emit: () => undefined,
    log: () => undefined,
    waiting: () => 0,
    running: () => false,
  });
  const short = await conversation(store, 'Twenty messages', 20);
  const long = await conversation(store, 'Ten thousand messages', messages);
  await store.close();
  return {
    dir,
    long: long.id,
    short: short.id,
    middle: long.ids[messages / 2] ?? 0,
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}
