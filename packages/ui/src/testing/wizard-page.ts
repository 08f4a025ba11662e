import type { Locator, Page } from 'playwright'
import { press } from './keyboard.js'

/** A Wizard as a person at the keyboard meets it. `scope` is the page or what holds the frame. */
export function wizardPage(scope: Page | Locator) {
  const wizard = scope.locator('.eks-wizard')
  const steps = wizard.locator('.eks-wizard-steps')
  const bar = wizard.locator('.eks-wizard-actions')
  return {
    heading: wizard.getByRole('heading', { level: 1 }),
    /** Every step that is asked, in order. */
    steps: steps.locator('ol > li'),
    current: steps.locator('[aria-current="step"]'),
    /** Whether the draft is safe, in words. */
    save: wizard.getByRole('status'),
    next: () => press(bar.locator('button').last(), 'Enter'),
    back: () => press(bar.locator('a, button').first(), 'Enter'),
    /** Goes to a step that is open; on a phone the steps are a sheet that opens first. */
    async goTo(title: string) {
      const line = steps.locator('button[aria-haspopup="dialog"]')
      const isPhone = await line.isVisible()
      if (isPhone) await press(line, 'Enter')
      const list = isPhone ? wizard.page().locator('.eks-wizard-sheet') : steps
      await press(list.getByRole('link', { name: title, exact: true }), 'Enter')
    },
  }
}
