import type { Locator, Page } from 'playwright'
import { press, typeInto } from './keyboard.js'

/** A FeedbackForm, operated by keyboard. `scope` is the page that contains the launcher and the dialog. */
export function feedbackFormPage(scope: Page | Locator) {
  const dialog = scope.getByRole('dialog', { name: 'Gi tilbakemelding' })
  return {
    dialog,
    launcher: scope.getByRole('button', { name: 'Gi tilbakemelding' }),
    /** Opens the form, selects a rating by its text ('Bra'), comments, and sends. */
    async send(rating: string, comment = '') {
      await press(scope.getByRole('button', { name: 'Gi tilbakemelding' }), 'Enter')
      await press(dialog.getByRole('radio', { name: rating }), 'Space')
      if (comment !== '') await typeInto(dialog.getByRole('textbox'), comment)
      await press(dialog.getByRole('button', { name: 'Send inn' }), 'Enter')
    },
  }
}
