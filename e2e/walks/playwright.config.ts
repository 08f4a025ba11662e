import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config.ts'

/** The walks: every template through the running product. They take minutes, so only `npm run proof` has them. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  projects: [{ name: 'walks' }],
  testMatch: '*.spec.ts',
  outputDir: '../test-results/walks',
  globalSetup: './global-setup.ts',
  timeout: 3_600_000,
})
