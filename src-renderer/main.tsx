import { connect } from './bridge/connect.ts';
import { start } from './app/start.tsx';

const root = document.getElementById('root');
if (root !== null) start(connect(window), root);
