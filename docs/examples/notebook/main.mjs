// What is started: the notebook behind the protocol.
import { openNotebook } from './notebook.mjs';
import { serve } from './serve.mjs';

serve(openNotebook);
