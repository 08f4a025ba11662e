import type { TestRunnerConfig } from '@storybook/test-runner'

const config: TestRunnerConfig = {
  // The panel's own axe is for people: in a test it would only repeat, in one look, what tests/ does in two.
  async prepare({ page }) {
    await page.goto(new URL('iframe.html?globals=a11y.manual:!true', process.env.TARGET_URL).href, {
      waitUntil: 'load',
    })
  },
}

export default config
