import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const electronOnly = {
  name: 'electron',
  message: 'Only src-main/index.ts, src-main/preload and src-main/hosts/electron may import electron.',
};

export default defineConfig(
  { ignores: ['resources', 'out', 'node_modules', '.cache', 'test-results', 'playwright-report'] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      // Code points are what the formats count, so spreading a string is what we mean.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      'no-restricted-imports': ['error', { paths: [electronOnly] }],
    },
  },
  {
    files: ['src-main/index.ts', 'src-main/preload/**', 'src-main/hosts/electron/**', 'e2e/**'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    // The older way to MCP servers over HTTP; servers that know no other are still about.
    files: ['src-main/mcp/client.ts', 'src-main/mcp/testing/http-server.ts'],
    rules: { '@typescript-eslint/no-deprecated': 'off' },
  },
  {
    files: ['src-renderer/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
);
