import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config.ts'

/** The walkers: every template through the running product. They take minutes, so they are no part of `npm test`. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results/walks',
  globalSetup: './global-setup.ts',
  timeout: 900_000,
  // Long forms on a machine that does other things too: nothing here is a figure.
  expect: { timeout: 20_000 },
})
