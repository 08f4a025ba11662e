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
        args: [
          '--no-sandbox',
          '--disable-gpu',
          // Text is drawn alike on every machine: grey edges, no hints of the font, no colours of a screen.
          '--disable-lcd-text',
          '--font-render-hinting=none',
          '--force-color-profile=srgb',
          '--hide-scrollbars',
        ],
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
