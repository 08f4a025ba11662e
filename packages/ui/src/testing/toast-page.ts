import type { Page } from 'playwright'
import { press } from './keyboard.js'

/** The receipts of a page, found as a person at the keyboard finds them. */
export function toastPage(page: Page) {
  const region = page.locator('.eks-toast-region')
  const toasts = region.locator('.eks-toast')
  return {
    region,
    toasts,
    /** The latest that went, while F6 lists them. */
    history: region.locator('.eks-toast-history li'),
    /** Moves focus to the receipts, or to the list of the latest. */
    enter: () => page.keyboard.press('F6'),
    /** Does what a receipt offers: `act('Angre')`. */
    act: (name: string) => press(toasts.getByRole('button', { name, exact: true }).last(), 'Enter'),
    /** Closes the receipt with these words. */
    dismiss: (text: string) => press(toasts.filter({ hasText: text }).getByRole('button').last(), 'Escape'),
  }
}
