import type { Locator, Page } from 'playwright'
import { press } from './keyboard.js'

/** The cards of a list in a page; `scope` is the page or what holds the list. */
export function lineCardsPage(scope: Page | Locator) {
  const cards = scope.locator('.eks-line-card')
  const remove = (index: number) => cards.nth(index).locator('[data-delete-line]')
  const page = 'page' in scope ? scope.page() : scope
  return {
    cards,
    /** The value of a fact of a card, by its label. */
    fact: (index: number, label: string) =>
      cards.nth(index).locator('.eks-fact').filter({ hasText: label }).first().locator('dd'),
    /** Asks to delete, and answers the question with yes. */
    async remove(index: number) {
      await press(remove(index), 'Enter')
      const dialog = page.getByRole('alertdialog')
      await press(dialog.getByRole('button').first(), 'Enter')
      await dialog.waitFor({ state: 'detached' })
    },
    /** Deletes where the deletion can be taken back, and takes it back. */
    async removeAndUndo(index: number) {
      await press(remove(index), 'Enter')
      await press(cards.nth(index).getByRole('button'), 'Enter')
    },
    async showAllFacts(index: number) {
      const all = cards.nth(index).locator('button[aria-expanded]')
      if ((await all.getAttribute('aria-expanded')) === 'false') await press(all, 'Enter')
    },
  }
}
