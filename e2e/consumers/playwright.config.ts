import { defineConfig } from '@playwright/test'

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

/** Empty apps that installed the packed design system; scripts/lib/consumers.ts builds them. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/consumers',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  updateSnapshots: 'none',
  forbidOnly: process.env.CI !== undefined,
  timeout: 60_000,
  snapshotPathTemplate: 'pictures/{arg}{ext}',
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        // Text is drawn alike on every machine: grey edges, no colours of a screen, and the font's hints, as the whole browser
        // takes them where the settings of our fonts say nothing of them; the headless shell takes them only when it is told.
        '--disable-lcd-text',
        '--font-render-hinting=full',
        '--force-color-profile=srgb',
        '--hide-scrollbars',
      ],
    },
    locale: 'nb-NO',
    contextOptions: { reducedMotion: 'reduce' },
  },
})
