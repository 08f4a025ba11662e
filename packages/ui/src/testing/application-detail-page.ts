import type { Locator, Page } from 'playwright'
import { press } from './keyboard.js'

/** An ApplicationDetail, operated by keyboard. `scope` is the page or the element that contains the view. */
export function applicationDetailPage(scope: Page | Locator) {
  const detail = scope.locator('.eks-application-detail')
  const summary = detail.locator('.eks-change-summary')
  return {
    reference: detail.getByRole('heading', { level: 1 }),
    section: (id: string) => detail.locator(`#seksjon-${id}`),
    /** The value of a fact in a section, by its label. */
    fact: (id: string, label: string) =>
      detail.locator(`#seksjon-${id} .eks-fact`).filter({ hasText: label }).first().locator('dd'),
    /** Everything marked as changed, in the order of the page. */
    changes: detail.locator('[data-change-mark]'),
    /** The change reached by 'Neste' and 'Forrige'. */
    current: detail.locator('[data-current]'),
    summary,
    async nextChange() {
      await press(summary.getByRole('button').last(), 'n')
    },
    async previousChange() {
      await press(summary.getByRole('button').first(), 'p')
    },
    async showOnlyChanges(on: boolean) {
      const only = summary.getByRole('switch')
      if ((await only.getAttribute('aria-checked')) !== String(on)) await press(only, 'Space')
    },
  }
}
