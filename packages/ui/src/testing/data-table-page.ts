import type { Locator, Page } from 'playwright'
import { press, setTicked } from './keyboard.js'

/** A DataTable, or an ApplicationTable, operated by keyboard. `scope` is the page or the element that contains it. */
export function dataTablePage(scope: Page | Locator) {
  const root = scope.locator('.eks-data-table')
  const row = (name: string) => root.locator('tr[data-row]').filter({ hasText: name })
  const head = (name: string) => root.getByRole('columnheader', { name, exact: true })
  return {
    root,
    /** The row that contains this text, '#000123'. */
    row,
    rows: root.locator('tr[data-row]'),
    head,
    /** Sorts by the head with this name; `join` adds it to the sort with Shift. */
    async sort(name: string, { join = false }: { join?: boolean } = {}) {
      await press(head(name).getByRole('button'), join ? 'Shift+Enter' : 'Enter')
    },
    /** Opens the row by its link. */
    open: (name: string) => press(row(name).locator('a.eks-table-ref'), 'Enter'),
    select: (name: string, on = true) => setTicked(row(name).locator('.eks-table-select input'), on),
    /** Selects an action of the row's menu by its name. */
    async act(name: string, action: string) {
      await press(row(name).locator('.eks-table-menu'), 'Enter')
      await press(root.page().getByRole('menuitem', { name: action }), 'Enter')
    },
    /** Opens the column dialog, shows or hides a column, and closes it. */
    async showColumn(name: string, shown: boolean) {
      const page = root.page()
      await press(page.getByRole('button', { name: 'Rediger kolonner' }), 'Enter')
      await setTicked(page.getByRole('dialog').getByRole('checkbox', { name, exact: true }), shown)
      await press(page.getByRole('dialog').getByRole('button', { name: 'Ferdig' }), 'Enter')
    },
  }
}
