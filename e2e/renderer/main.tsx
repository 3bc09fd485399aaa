import { start } from '../../src-renderer/app/start.tsx';
import { createWorld } from './world.ts';

// `?world=empty` is a home before its first word; `?language=zh` speaks Chinese; `?long=10000` opens a long conversation; `?welcome=1` is the first run.
const query = new URLSearchParams(window.location.search);
const root = document.getElementById('root');
const world = createWorld({
  empty: query.get('world') === 'empty',
  language: query.get('language') === 'zh' ? 'zh' : 'en',
  long: Number(query.get('long') ?? 0),
  lost: query.get('lost') === '1',
  welcome: query.get('welcome') === '1',
});
Object.assign(window, { world });
if (root !== null) start(world.bridge, root);
