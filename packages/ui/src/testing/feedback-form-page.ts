import type { Locator, Page } from 'playwright'
import { press, typeInto } from './keyboard.js'

/** A FeedbackForm as a person at the keyboard meets it. `scope` is the page that holds the launcher and the dialog. */
export function feedbackFormPage(scope: Page | Locator) {
  const dialog = scope.getByRole('dialog', { name: 'Gi tilbakemelding' })
  return {
    dialog,
    launcher: scope.getByRole('button', { name: 'Gi tilbakemelding' }),
    /** Opens the form, rates in the scale's own words ('Bra'), comments, and sends. */
    async send(rating: string, comment = '') {
      await press(scope.getByRole('button', { name: 'Gi tilbakemelding' }), 'Enter')
      await press(dialog.getByRole('radio', { name: rating }), 'Space')
      if (comment !== '') await typeInto(dialog.getByRole('textbox'), comment)
      await press(dialog.getByRole('button', { name: 'Send inn' }), 'Enter')
    },
  }
}
