import { ensureBuilt } from '../../scripts/build.mjs';

/** The bundles are built before the first test, once: no script that a test starts may find them stale and replace them. */
export default ensureBuilt;
