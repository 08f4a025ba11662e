import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import type { Options } from './stage.ts'

const root = join(import.meta.dirname, '../..')

/**
 * Every story of the built Storybook, from the project's root with Node 24 on the path:
 *
 *     storybook build --test --quiet --disable-telemetry -o storybook-static
 *     playwright test -c .storybook/tests --project=light                      what every change must pass
 *     playwright test -c .storybook/tests --project=looks --project=beside     all looks, and the tests beside the
 * stories
 *     playwright test -c .storybook/tests --project=looks -u -g " (form-field|form-text) "
 *
 * The last takes new pictures of two components; without -g, of all. CHROMIUM_PATH names the browser, FONTCONFIG_FILE
 * the fonts (scripts/lib/headless-shell.ts, scripts/lib/fonts.ts); the pictures are valid for those.
 */
export default defineConfig<Options>({
  testDir: '.',
  outputDir: join(root, '.tmp/pictures-diff'),
  // The stories' parts of the stitched baselines; sheet.ts cuts them out when needed.
  snapshotPathTemplate: join(root, '.cache/stories/expected/{arg}{ext}'),
  workers: 2,
  fullyParallel: true,
  updateSnapshots: 'none',
  forbidOnly: process.env.CI !== undefined,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  projects: [
    { name: 'light', testMatch: 'stories.spec.ts', retries: 1, use: { looks: ['light'] } },
    { name: 'looks', testMatch: 'stories.spec.ts', use: { looks: ['light', 'dark', 'forced-colors', 'narrow'] } },
    { name: 'beside', testIgnore: 'stories.spec.ts' },
  ],
  webServer: {
    command: 'node_modules/.bin/vite preview --outDir storybook-static --host 127.0.0.1 --port 0',
    cwd: root,
    wait: { stdout: /127\.0\.0\.1:(?<stories_port>\d+)/ },
  },
  use: {
    baseURL: `http://127.0.0.1:${process.env.STORIES_PORT}`,
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Draws text alike on every machine: grey anti-aliasing without subpixel colours, and the font's hinting. The
        // full browser uses hinting where fontconfig does not say; the headless shell must be told to.
        '--disable-lcd-text',
        '--font-render-hinting=full',
        '--force-color-profile=srgb',
        '--hide-scrollbars',
      ],
    },
  },
})
