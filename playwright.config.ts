import { defineConfig } from '@playwright/test';
import { chromiumArguments, chromiumPath } from './e2e/harness/chromium.ts';
import type { HostOptions } from './e2e/harness/host.ts';

/** Scenarios of `e2e/scenarios` run on every host; those of `e2e/web` and `e2e/electron` on theirs. */
export default defineConfig<HostOptions>({
  testDir: 'e2e',
  globalSetup: './e2e/harness/global-setup.ts',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // A machine that is busy with something else may let a browser wait; a fault fails three times.
  retries: 2,
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list']],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    // A trace of every scenario costs a fifth of the run; what fails is run again and traced then.
    trace: 'on-first-retry',
    launchOptions: { executablePath: chromiumPath(), args: [...chromiumArguments] },
  },
  projects: [
    { name: 'web', testMatch: ['scenarios/**/*.spec.ts', 'web/**/*.spec.ts'], use: { kind: 'web' } },
    {
      name: 'electron-stand-in',
      testMatch: ['scenarios/**/*.spec.ts', 'electron/**/*.spec.ts'],
      use: { kind: 'electron-stand-in' },
    },
    { name: 'electron', testMatch: ['scenarios/**/*.spec.ts', 'electron/**/*.spec.ts'], use: { kind: 'electron' } },
  ],
});
