import { defineConfig } from '@playwright/test'

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

export default defineConfig({
  testDir: '.',
  testMatch: ['journeys/**/*.spec.ts', 'durability/**/*.spec.ts'],
  outputDir: 'test-results/journeys',
  globalSetup: './support/global-setup.ts',
  // The journeys share one product, as people do, and the machine that counts has two cores.
  workers: 1,
  forbidOnly: process.env.CI !== undefined,
  // Ends for what hangs, not limits for what is slow: generous enough for a machine five times slower, with other work beside.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  // What every change must pass is a few journeys, inspected in light alone; all of them, in all looks, are the proof. There a
  // second attempt would hide a fault; before every change it keeps a busy machine from stopping one, and the reporter names it.
  projects: [{ name: 'everyday', grep: /@everyday/, retries: 1 }, { name: 'journeys' }],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] },
    locale: 'nb-NO',
    // [PIK-09] [THM-06] The other side of the date line: a time or a date that follows the browser shows itself at once.
    timezoneId: 'Pacific/Auckland',
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // A trace films every step, which costs more than the steps: `--trace on` for whoever looks for a fault.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
