import type { Locator, Page } from 'playwright'
import { press, setTicked, typeInto } from './keyboard.js'

/** A FilterPanel as a person at the keyboard meets it. `scope` is the page or what holds the panel and its chips. */
export function filterPanelPage(scope: Page | Locator) {
  const group = (label: string) => scope.locator('.eks-filter-group').filter({ hasText: label }).first()
  const box = (label: string, value: string) => group(label).locator(`input[type="checkbox"][value="${value}"]`)
  return {
    chips: scope.locator('.eks-filter-chips .eks-chip'),
    reset: scope.locator('.eks-filter-chips').getByRole('button').last(),
    group,
    /** Ticks an option of a group that shows it. */
    async choose(label: string, value: string) {
      await setTicked(box(label, value), true)
    },
    /** Finds an option of a long list by typing and ticks it. */
    async search(label: string, text: string, value: string) {
      const field = group(label).getByRole('searchbox')
      await press(field, 'ControlOrMeta+A')
      await field.page().keyboard.type(text)
      await setTicked(box(label, value), true)
    },
    /** Fills a text or a date of the panel by its label and leaves it. */
    async fill(label: string, text: string) {
      await typeInto(scope.getByRole('textbox', { name: label, exact: true }), text)
    },
    async removeChip(index: number) {
      await press(scope.locator('.eks-filter-chips .eks-chip').nth(index), 'Delete')
    },
  }
}
