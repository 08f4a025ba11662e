import type { Page } from 'playwright'
import { press } from './keyboard.js'

/** The toasts of a page, operated by keyboard. */
export function toastPage(page: Page) {
  const region = page.locator('.eks-toast-region')
  const toasts = region.locator('.eks-toast')
  return {
    region,
    toasts,
    /** The latest closed toasts, while F6 lists them. */
    history: region.locator('.eks-toast-history li'),
    /** Moves focus to the toasts, or to the list of the latest. */
    enter: () => page.keyboard.press('F6'),
    /** Runs the action of a toast: `act('Angre')`. */
    act: (name: string) => press(toasts.getByRole('button', { name, exact: true }).last(), 'Enter'),
    /** Closes the toast with this text. */
    dismiss: (text: string) => press(toasts.filter({ hasText: text }).getByRole('button').last(), 'Escape'),
  }
}
