import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

/**
 * Tests of the built pages. Run from the repository's root with Node 24 on the path:
 *
 *     pnpm --filter @eksport/docs build
 *     playwright test -c apps/docs/tests
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../.tmp/docs-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  webServer: {
    command: 'node_modules/.bin/vite preview --outDir ../../.cache/docs-site --host 127.0.0.1 --port 0',
    cwd: join(import.meta.dirname, '..'),
    wait: { stdout: /127\.0\.0\.1:(?<docs_port>\d+)/ },
  },
  use: {
    baseURL: `http://127.0.0.1:${process.env.DOCS_PORT}`,
    browserName: 'chromium',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH || undefined, args: ['--no-sandbox'] },
  },
})
