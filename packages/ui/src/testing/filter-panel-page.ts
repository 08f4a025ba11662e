import type { Locator, Page } from 'playwright'
import { press, setTicked, typeInto } from './keyboard.js'

/** A FilterPanel, operated by keyboard. `scope` is the page or the element that contains the panel and its chips. */
export function filterPanelPage(scope: Page | Locator) {
  const group = (label: string) => scope.locator('.eks-filter-group').filter({ hasText: label }).first()
  const box = (label: string, value: string) => group(label).locator(`input[type="checkbox"][value="${value}"]`)
  return {
    chips: scope.locator('.eks-filter-chips .eks-chip'),
    reset: scope.locator('.eks-filter-chips').getByRole('button').last(),
    group,
    /** Ticks a visible option of a group. */
    async choose(label: string, value: string) {
      await setTicked(box(label, value), true)
    },
    /** Finds an option of a long list by typing, and ticks it. */
    async search(label: string, text: string, value: string) {
      const field = group(label).getByRole('searchbox')
      await press(field, 'ControlOrMeta+A')
      await field.page().keyboard.type(text)
      await setTicked(box(label, value), true)
    },
    /** Fills in a text or a date by its label and leaves the field. */
    async fill(label: string, text: string) {
      await typeInto(scope.getByRole('textbox', { name: label, exact: true }), text)
    },
    async removeChip(index: number) {
      await press(scope.locator('.eks-filter-chips .eks-chip').nth(index), 'Delete')
    },
  }
}
