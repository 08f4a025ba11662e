import { defineConfig } from '@playwright/test'

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

export default defineConfig({
  testDir: '.',
  testMatch: ['journeys/**/*.spec.ts', 'durability/**/*.spec.ts'],
  outputDir: 'test-results/journeys',
  globalSetup: './support/global-setup.ts',
  // The journeys share one product, as people do, on machines with two cores.
  workers: 1,
  forbidOnly: process.env.CI !== undefined,
  // Ends what hangs; generous enough for a machine five times slower, with other work running.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  // Every change must pass a few journeys, inspected in light only; the proof runs all of them in all looks. Only the
  // everyday project retries, so that a busy machine does not block a change; the reporter names flaky tests. In the
  // proof a retry would hide a fault.
  projects: [{ name: 'everyday', grep: /@everyday/, retries: 1 }, { name: 'journeys' }],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] },
    locale: 'nb-NO',
    // [PIK-09] [THM-06] Across the date line, so that a date or time that follows the browser's time zone is noticed.
    timezoneId: 'Pacific/Auckland',
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // A trace records every step, which costs more than the steps: use `--trace on` to look for a fault.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
