// The arrows of the layout: hosts -> api -> core -> domains -> home -> src-shared; the renderer knows the contract alone.
const domains = ['memory', 'sessions', 'prompt', 'models', 'agent', 'skills', 'journey', 'mcp', 'memory-providers'];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'shared-is-pure', severity: 'error', from: { path: '^src-shared' }, to: { path: '^src-(main|renderer)' } },
    {
      name: 'shared-has-no-node',
      severity: 'error',
      from: { path: '^src-shared', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'renderer-knows-the-contract-alone',
      severity: 'error',
      from: { path: '^src-renderer' },
      to: { path: '^src-main' },
    },
    { name: 'main-never-renders', severity: 'error', from: { path: '^src-main' }, to: { path: '^src-renderer' } },
    {
      name: 'only-the-electron-host-imports-electron',
      severity: 'error',
      from: { path: '^src-', pathNot: '^src-main/(index\\.ts|preload/|hosts/electron/)' },
      to: { path: '(^|/)node_modules/electron/|^electron$' },
    },
    {
      name: 'home-is-the-ground',
      severity: 'error',
      from: { path: '^src-main/home' },
      to: { path: '^src-main/(?!home)' },
    },
    ...domains.map((d) => ({
      name: `${d}-stands-alone`,
      severity: 'error',
      from: { path: `^src-main/${d}/`, pathNot: '\\.test\\.ts$|/testing/' },
      to: { path: `^src-main/(?!${d}/|home/)` },
    })),
    {
      name: 'core-knows-no-api',
      severity: 'error',
      from: { path: '^src-main/core\\.ts$' },
      to: { path: '^src-main/(api|hosts|preload)/' },
    },
    {
      name: 'api-knows-no-host',
      severity: 'error',
      from: { path: '^src-main/api/' },
      to: { path: '^src-main/(hosts|preload)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
