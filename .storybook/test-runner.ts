import type { Page } from '@playwright/test'
import type { TestRunnerConfig } from '@storybook/test-runner'

/**
 * The panel's own axe is for people: in a test it would only repeat, in every language, what tests/ does in two looks.
 * Globals in the address count only beside a story's id, so Storybook is told once it listens.
 */
const silencePanel = (page: Page) =>
  page.waitForFunction(() => {
    if (!('__STORYBOOK_ADDONS_CHANNEL__' in window)) return false
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window
    return new Promise<boolean>((resolve) => {
      channel.once('globalsUpdated', (change) => resolve(change?.globals?.a11y?.manual === true))
      channel.emit('updateGlobals', { globals: { a11y: { manual: true } } })
    })
  })

const config: TestRunnerConfig = {
  async prepare({ page }) {
    await page.goto(new URL('iframe.html', process.env.TARGET_URL).href, { waitUntil: 'load' })
    await silencePanel(page)
  },
}

export default config
