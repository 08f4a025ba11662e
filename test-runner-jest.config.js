import { getJestConfig } from '@storybook/test-runner'

const base = getJestConfig()

/** Play functions and axe on every story. The browser comes from the environment, never from a file. */
export default {
  ...base,
  testEnvironmentOptions: {
    ...base.testEnvironmentOptions,
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      launchOptions: {
        executablePath: process.env.CHROMIUM_PATH || undefined,
        args: ['--no-sandbox', '--disable-gpu'],
      },
      contextOptions: {
        viewport: { width: 1280, height: 800 },
        deviceScaleFactor: 1,
        reducedMotion: 'reduce',
        locale: 'nb-NO',
        timezoneId: 'Europe/Oslo',
      },
    },
  },
}
