import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { hermes } from './hermes.ts';

/**
 * Makes `fixtures/hermes-0.19.state.db.gz`, a state.db as Hermes 0.19 itself leaves it, so that tests of such a file need no
 * Hermes: `HERMES_PYTHON=... node src-main/sessions/testing/make-fixture.ts`.
 */
const home = mkdtempSync(join(tmpdir(), 'desk-fixture-'));
try {
  hermes(
    home,
    `
db.create_session('20260101_100000_aaaaaa', 'cli', model='aurora-70b', system_prompt='You are a fixture. ü')
db.append_message('20260101_100000_aaaaaa', 'user', 'How do I bake sourdough? 面包')
db.append_message('20260101_100000_aaaaaa', 'assistant', 'Let me look.', tool_calls=[{'id': 'c1', 'type': 'function',
  'function': {'name': 'memory', 'arguments': '{"q": "北京"}'}}], reasoning='why', finish_reason='tool_calls')
db.append_message('20260101_100000_aaaaaa', 'tool', 'found nothing', tool_call_id='c1', tool_name='memory')
db.append_message('20260101_100000_aaaaaa', 'assistant', [{'type': 'text', 'text': 'With pärts and time.'}])
db.set_session_title('20260101_100000_aaaaaa', 'Sourdough')
db.end_session('20260101_100000_aaaaaa', 'compression')
db.create_session('20260101_110000_bbbbbb', 'cli', model='aurora-70b', parent_session_id='20260101_100000_aaaaaa')
db.append_message('20260101_110000_bbbbbb', 'user', '[CONTEXT SUMMARY]: sourdough was talked about')
db.append_message('20260101_110000_bbbbbb', 'user', 'And the oven?')
db.set_session_title('20260101_110000_bbbbbb', 'Sourdough #2')
db.create_session('20260102_100000_cccccc', 'telegram', model='aurora-8b', user_id='u1')
db.append_message('20260102_100000_cccccc', 'user', 'hello from the phone')
db.append_message('20260102_100000_cccccc', 'assistant', 'hello')
db.create_session('cron_1_20260102', 'cron', model='aurora-8b')
db.append_message('cron_1_20260102', 'user', 'nightly sourdough report')
print('null')`,
  );
  const bytes = gzipSync(readFileSync(join(home, 'state.db')), { level: 9 });
  writeFileSync(join(import.meta.dirname, 'fixtures', 'hermes-0.19.state.db.gz'), bytes);
} finally {
  rmSync(home, { recursive: true, force: true });
}
