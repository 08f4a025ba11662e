import { listApplications, listSavedViews, type SavedView } from '@eksport/api'
import { aRow } from '@eksport/domain/testing'
import { pageOf } from '@eksport/portal/testing/page-of.ts'
import { screen, within } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
import { startSubmitterServer } from '#src/testing/start-server.ts'

export const done: SavedView = {
  id: '5f0c9a52-7d3b-4b53-8f0a-2f6f3f1d9a11',
  name: 'Ferdige',
  version: 1,
  search: { status: 'UTSTEDT' },
  columns: ['reference', 'status'],
}

export const doneAddress = `/oversikt?status=UTSTEDT&view=${done.id}&columns=reference,status`

interface Counted {
  readonly total?: number
  /** Set if there are more rows than `total`. */
  readonly isMore?: true
}

export async function openList(address = '/oversikt', saved: readonly SavedView[] = [done], counted: Counted = {}) {
  const server = startSubmitterServer()
  server.answer(listApplications, ({ query }) => ({
    ...pageOf([aRow()], query, counted.total ?? 1),
    ...(counted.isMore && { isMore: counted.isMore }),
  }))
  server.answer(listSavedViews, () => [...saved])
  const app = openApp(address)
  await screen.findByRole('rowheader')
  const openMenu = async () => {
    await app.user.click(screen.getByRole('button', { name: /^Visning/ }))
    return within(await screen.findByRole('menu', { name: 'Visninger' }))
  }
  /** The column headings without the number of their sort position. */
  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.replace(/\d$/, ''))
  return { ...app, server, openMenu, heads }
}

/** A worker that turns any input into a file; happy-dom has none. */
export class FakeWorker extends EventTarget {
  static readonly orders: { readonly table: { readonly headings: readonly string[] }; readonly format: string }[] = []
  postMessage(order: (typeof FakeWorker.orders)[number]) {
    FakeWorker.orders.push(order)
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: { file: new Blob(['x']) } })))
  }
  terminate() {}
}

export async function openExport(counted: Counted = {}) {
  const list = await openList('/oversikt?status=UTSTEDT&page=1&columns=status,reference', [], counted)
  vi.stubGlobal('Worker', FakeWorker)
  FakeWorker.orders.length = 0
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  onTestFinished(() => saved.mockRestore())
  await list.user.click(screen.getByRole('button', { name: 'Last ned …' }))
  return { ...list, saved, dialog: within(await screen.findByRole('dialog', { name: 'Last ned listen' })) }
}
