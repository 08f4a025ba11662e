import type { Locator, Page } from 'playwright'
import { press } from './keyboard.js'

/** The line cards of a page; `scope` is the page or the element that contains the list. */
export function lineCardsPage(scope: Page | Locator) {
  const cards = scope.locator('.eks-line-card')
  const remove = (index: number) => cards.nth(index).locator('[data-delete-line]')
  const page = 'page' in scope ? scope.page() : scope
  return {
    cards,
    /** The value of a card's fact, by its label. */
    fact: (index: number, label: string) =>
      cards.nth(index).locator('.eks-fact').filter({ hasText: label }).first().locator('dd'),
    /** Deletes a card and confirms. */
    async remove(index: number) {
      await press(remove(index), 'Enter')
      const dialog = page.getByRole('alertdialog')
      await press(dialog.getByRole('button').first(), 'Enter')
      await dialog.waitFor({ state: 'detached' })
    },
    /** Deletes a card with undo, and undoes it. */
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
