import type { Page } from 'playwright'
import { press } from './keyboard.js'

/** The open confirm dialog of a page. */
export function confirmDialogPage(page: Page) {
  const dialog = page.getByRole('alertdialog')
  const buttons = dialog.getByRole('button')
  return {
    dialog,
    /** The error, or the receipt. */
    outcome: dialog.locator('.eks-alert'),
    /** Confirms; the dialog stays open while the work runs, and if it fails. */
    yes: () => press(buttons.first(), 'Enter'),
    /** Cancels with Escape. */
    async no() {
      await press(buttons.last(), 'Escape')
      await dialog.waitFor({ state: 'detached' })
    },
  }
}
