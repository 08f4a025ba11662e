import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

const root = join(import.meta.dirname, '../..')

/** Every story of the built Storybook; scripts/stages/stories.ts and scripts/tasks/pictures-stories.ts start it. */
export default defineConfig({
  testDir: '.',
  outputDir: join(root, '.tmp/pictures-diff'),
  // The stories' part of the stitched baselines, which tests/sheet.ts cuts out where it is needed.
  snapshotPathTemplate: join(root, '.cache/stories/expected/{arg}{ext}'),
  workers: 2,
  fullyParallel: true,
  retries: 0,
  updateSnapshots: 'none',
  forbidOnly: process.env.CI !== undefined,
  timeout: 90_000,
  reporter: [['list']],
  webServer: {
    command: 'node_modules/.bin/vite preview --outDir storybook-static --host 127.0.0.1 --port 0',
    cwd: root,
    wait: { stdout: /127\.0\.0\.1:(?<stories_port>\d+)/ },
  },
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Text is drawn alike on every machine: grey edges, no colours of a screen, and the font's hints, as the whole browser
        // takes them where the settings of our fonts say nothing of them; the headless shell takes them only when it is told.
        '--disable-lcd-text',
        '--font-render-hinting=full',
        '--force-color-profile=srgb',
        '--hide-scrollbars',
      ],
    },
  },
})
