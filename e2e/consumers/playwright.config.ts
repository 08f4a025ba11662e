import { defineConfig } from '@playwright/test'

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

/** Empty apps that installed the packed design system; scripts/lib/consumers.ts builds them. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/consumers',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] },
    locale: 'nb-NO',
    contextOptions: { reducedMotion: 'reduce' },
  },
})
