import type { TestRunnerConfig } from '@storybook/test-runner'
import { checkA11y, injectAxe } from 'axe-playwright'

const themes = ['light', 'dark'] as const

/** Every story, after its play function, through axe in both themes; no rule is off. */
const config: TestRunnerConfig = {
  async preVisit(page) {
    await injectAxe(page)
  },
  async postVisit(page) {
    await page.evaluate(async () => {
      await document.fonts.ready
      // Storybook's own hidden notices stand before the story and hold links: to axe our skip link is then not first.
      for (const notice of document.querySelectorAll('.sb-wrapper')) notice.remove()
    })
    for (const theme of themes) {
      await page.evaluate((value) => {
        document.documentElement.dataset.colorScheme = value
      }, theme)
      await checkA11y(page, 'body', {
        detailedReport: true,
        verbose: false,
        detailedReportOptions: { html: true },
        axeOptions: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
      })
    }
  },
}

export default config
