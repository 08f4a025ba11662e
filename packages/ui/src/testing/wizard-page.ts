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
    /** Goes to a step that is open; on a phone the list is folded out first. */
    async goTo(title: string) {
      const unfold = steps.locator('button[aria-expanded="false"]')
      if (await unfold.isVisible()) await press(unfold, 'Enter')
      await press(steps.getByRole('link', { name: title, exact: true }), 'Enter')
    },
  }
}
