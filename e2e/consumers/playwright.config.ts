import { defineConfig } from '@playwright/test'
import { built } from './built.ts'

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

/**
 * An empty Vite app over the packed design system, and the tarballs themselves. From the project's root, with Node 24 on the path:
 *
 *     pnpm --filter '@eksport/ui...' build
 *     node --conditions=@eksport/source scripts/consumers.ts vite-app
 *     playwright test -c e2e/consumers
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/consumers',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  updateSnapshots: 'none',
  forbidOnly: process.env.CI !== undefined,
  timeout: 300_000,
  snapshotPathTemplate: 'pictures/{arg}{ext}',
  expect: { timeout: 60_000 },
  projects: [
    {
      name: 'vite-app',
      testMatch: 'vite.spec.ts',
      use: { baseURL: `http://127.0.0.1:${process.env.VITE_APP_PORT}` },
    },
    { name: 'tarballs', testMatch: ['package.spec.ts', 'plain-node.spec.ts'] },
  ],
  webServer: [
    {
      command: 'node_modules/.bin/vite preview --host 127.0.0.1 --port 0',
      cwd: built('vite-app'),
      env: { NODE_OPTIONS: '' },
      wait: { stdout: /127\.0\.0\.1:(?<vite_app_port>\d+)/ },
    },
  ],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        // Renders text the same on every machine: grey antialiasing and the font's hinting, which the full browser uses
        // by default with our font settings, and the headless shell only on request.
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
