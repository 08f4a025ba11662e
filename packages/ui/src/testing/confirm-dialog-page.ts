import type { Page } from 'playwright'
import { press } from './keyboard.js'

/** The question that stands in front of a page. */
export function confirmDialogPage(page: Page) {
  const dialog = page.getByRole('alertdialog')
  const buttons = dialog.getByRole('button')
  return {
    dialog,
    /** What went wrong, or the receipt. */
    outcome: dialog.locator('.eks-alert'),
    /** Answers yes; the dialog stays while the work runs, and when it fails. */
    yes: () => press(buttons.first(), 'Enter'),
    /** Answers no, by the key that always means no. */
    async no() {
      await press(buttons.last(), 'Escape')
      await dialog.waitFor({ state: 'detached' })
    },
  }
}
