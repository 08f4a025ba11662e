import type { Locator, Page } from 'playwright'
import { press } from './keyboard.js'

/** A Wizard, operated by keyboard. `scope` is the page or the element that contains the frame. */
export function wizardPage(scope: Page | Locator) {
  const wizard = scope.locator('.eks-wizard')
  const steps = wizard.locator('.eks-wizard-steps')
  const bar = wizard.locator('.eks-wizard-actions')
  return {
    heading: wizard.getByRole('heading', { level: 1 }),
    /** Every step that applies, in order. */
    steps: steps.locator('ol > li'),
    current: steps.locator('[aria-current="step"]'),
    /** The save status, in words. */
    save: wizard.getByRole('status'),
    next: () => press(bar.locator('button').last(), 'Enter'),
    back: () => press(bar.locator('a, button').first(), 'Enter'),
    /** Moves to an open step; on a phone this first opens the sheet of steps. */
    async goTo(title: string) {
      const line = steps.locator('button[aria-haspopup="dialog"]')
      const isPhone = await line.isVisible()
      if (isPhone) await press(line, 'Enter')
      const list = isPhone ? wizard.page().locator('.eks-wizard-sheet') : steps
      await press(list.getByRole('link', { name: title, exact: true }), 'Enter')
    },
  }
}
