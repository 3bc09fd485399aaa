import { describe, expect, it } from 'vitest';
import { startFakeProvider } from '../../../../e2e/fake-provider/server.ts';
import { homeAt, removeHome, runChat } from '../testing/killed-chat.ts';

describe('/goal in place of words', () => {
  it('works at a goal until the judge finds it reached, and says how it ended', async () => {
    const server = await startFakeProvider();
    const home = await homeAt(server.url, 'chat_completions');
    try {
      const verdicts = ['continue', 'done'];
      server.respond(({ body }) =>
        body.includes('You judge whether')
          ? { say: JSON.stringify({ verdict: verdicts.shift() ?? 'done', reason: 'So it is.' }) }
          : { say: 'A step.' },
      );
      const { shown } = await runChat(home, ['-q', '/goal Two steps', '--json'], null);
      const data = JSON.parse(shown) as { readonly session_id: string; readonly goal: object };
      expect(data.goal).toMatchObject({ status: 'done', turnsUsed: 2, reason: 'So it is.' });
      const after = await runChat(home, ['-q', '/goal', '--session', data.session_id], null);
      expect(after.shown).toContain('done, 2 of 20 turns');
      const agents = await runChat(home, ['-q', '/agents', '--session', data.session_id], null);
      expect(agents.shown).toContain('No agent has worked for it.');
    } finally {
      await server.close();
      await removeHome(home);
    }
  });
});
