import {
  changeView,
  exportApplications,
  listApplications,
  listSavedViews,
  removeView,
  type SavedView,
  saveView,
} from '@eksport/api'
import { aRow } from '@eksport/domain/testing'
import { lose, refuse } from '@eksport/portal/testing/memory-server.ts'
import { pageOf } from '@eksport/portal/testing/page-of.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
import { startSubmitterServer } from '#src/testing/start-server.ts'

const done: SavedView = {
  id: '5f0c9a52-7d3b-4b53-8f0a-2f6f3f1d9a11',
  name: 'Ferdige',
  version: 1,
  search: { status: 'UTSTEDT' },
  columns: ['reference', 'status'],
}
const doneAddress = `/oversikt?status=UTSTEDT&view=${done.id}&columns=reference,status`

async function openList(address = '/oversikt', saved: readonly SavedView[] = [done], total = 1) {
  const server = startSubmitterServer()
  server.answer(listApplications, ({ query }) => pageOf([aRow()], query, total))
  server.answer(listSavedViews, () => [...saved])
  const app = openApp(address)
  await screen.findByRole('rowheader')
  const openMenu = async () => {
    await app.user.click(screen.getByRole('button', { name: /^Visning/ }))
    return within(await screen.findByRole('menu', { name: 'Visninger' }))
  }
  /** Without the places in the order that stand behind the names. */
  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.replace(/\d$/, ''))
  return { ...app, server, openMenu, heads }
}

describe('[LST-18] a saved view of the overview', () => {
  it('[LST-18] is opened through the address: filters, columns and which view it is', async () => {
    const { user, openMenu, address, heads } = await openList('/oversikt?consigneeName=Shanghai')
    await user.click(await (await openMenu()).findByRole('menuitemradio', { name: 'Ferdige' }))
    await waitFor(() => expect(address()).toBe(doneAddress))
    await waitFor(() => expect(heads()).toEqual(['Referanse', 'Status', expect.anything()]))
    expect(screen.getByRole('button', { name: 'Visning: Ferdige' })).toBeTruthy()
    await user.click(await (await openMenu()).findByRole('menuitemradio', { name: 'Vanlig liste' }))
    await waitFor(() => expect(address()).toBe('/oversikt'))
    expect(heads()).toContain('Eksportør')
  })

  it('[LST-18] says that it was changed since, and keeps the changes when it is told to', async () => {
    const { user, openMenu, server } = await openList(doneAddress)
    await screen.findByRole('button', { name: 'Visning: Ferdige' })
    await user.click(screen.getByRole('button', { name: /^Under arbeid/ }))
    await screen.findByRole('button', { name: /^Visning: Ferdige.*endret$/ })
    server.answer(changeView, ({ body }) => ({
      id: done.id,
      version: 2,
      ...body,
      search: { ...body.search },
      columns: [...body.columns],
    }))
    await user.click((await openMenu()).getByRole('menuitem', { name: 'Lagre endringene' }))
    await screen.findByText('Visningen «Ferdige» er lagret')
    expect(server.calls(changeView)).toMatchObject([
      { params: { viewId: done.id }, ifMatch: '1', body: { name: 'Ferdige', columns: ['reference', 'status'] } },
    ])
    expect(server.calls(changeView)[0]?.body.search.status).toContain('UNDER_REGISTRERING')
  })

  it('[LST-18] is saved under a name; what is wrong with it is said at the field, and the name stays', async () => {
    const { user, openMenu, server, address } = await openList('/oversikt?status=UTSTEDT', [])
    const menu = await openMenu()
    expect(await menu.findByText(/Ingen lagrede visninger/)).toBeTruthy()
    await user.click(menu.getByRole('menuitem', { name: 'Lagre visningen …' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Lagre visningen' }))
    await user.click(dialog.getByRole('button', { name: 'Lagre' }))
    expect(dialog.getByText('Skriv et navn på visningen')).toBeTruthy()
    server.answer(saveView, () => refuse(400, { fieldErrors: { name: ['Du har alt en visning med dette navnet'] } }))
    await user.type(dialog.getByLabelText('Navn på visningen'), ' Ferdige ')
    await user.click(dialog.getByRole('button', { name: 'Lagre' }))
    expect(await dialog.findByText('Du har alt en visning med dette navnet')).toBeTruthy()
    server.answer(saveView, () => done)
    await user.click(dialog.getByRole('button', { name: 'Lagre' }))
    await waitFor(() => expect(address()).toBe(doneAddress))
    expect(server.calls(saveView).at(-1)?.body).toMatchObject({ name: 'Ferdige', search: { status: 'UTSTEDT' } })
  })

  it('[LST-18] gets another name, and is deleted after a question; the list stays', async () => {
    const { user, openMenu, server, address } = await openList(doneAddress)
    await screen.findByRole('button', { name: 'Visning: Ferdige' })
    await user.click((await openMenu()).getByRole('menuitem', { name: 'Endre navn …' }))
    const field = await screen.findByLabelText<HTMLInputElement>('Navn på visningen')
    expect(field.value).toBe('Ferdige')
    server.answer(changeView, () => ({ ...done, name: 'Utstedte' }))
    server.answer(listSavedViews, () => [{ ...done, name: 'Utstedte' }])
    await user.clear(field)
    await user.type(field, 'Utstedte{Enter}')
    await screen.findByRole('button', { name: 'Visning: Utstedte' })
    server.answer(removeView, () => undefined)
    await user.click((await openMenu()).getByRole('menuitem', { name: 'Slett …' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Slette visningen «Utstedte»?' }))
    server.answer(listSavedViews, () => [])
    await user.click(question.getByRole('button', { name: 'Slett' }))
    await waitFor(() => expect(address()).toBe('/oversikt?status=UTSTEDT&columns=reference,status'))
  })

  it('[LST-18] [SEC-04] that was changed elsewhere is renamed once it is read what it is called now', async () => {
    const { user, openMenu, server } = await openList(doneAddress)
    await screen.findByRole('button', { name: 'Visning: Ferdige' })
    server.answer(listSavedViews, () => [{ ...done, version: 2, name: 'Gjort' }])
    server.answer(changeView, ({ ifMatch }) =>
      ifMatch === '2' ? { ...done, version: 3, name: 'Utstedte' } : refuse(412),
    )
    await user.click((await openMenu()).getByRole('menuitem', { name: 'Endre navn …' }))
    const field = await screen.findByLabelText<HTMLInputElement>('Navn på visningen')
    await user.clear(field)
    await user.type(field, 'Utstedte{Enter}')
    expect((await screen.findByText(/heter nå «Gjort»/)).closest('[role=alert]')).toBeTruthy()
    expect(field.value).toBe('Utstedte')
    await user.type(field, '{Enter}')
    await waitFor(() => expect(server.calls(changeView).map(({ ifMatch }) => ifMatch)).toEqual(['1', '2']))
  })

  it('[LST-18] [SEC-04] that was changed elsewhere is not written over before that is said', async () => {
    const { user, openMenu, server } = await openList(doneAddress)
    await screen.findByRole('button', { name: 'Visning: Ferdige' })
    await user.click(screen.getByRole('button', { name: /^Under arbeid/ }))
    await screen.findByRole('button', { name: /^Visning: Ferdige.*endret$/ })
    server.answer(listSavedViews, () => [{ ...done, version: 2 }])
    server.answer(changeView, () => refuse(412))
    await user.click((await openMenu()).getByRole('menuitem', { name: 'Lagre endringene' }))
    expect(await screen.findAllByText(/Visningen er endret et annet sted/)).not.toEqual([])
  })

  it('[LST-18] of somebody else opens what its address says, without the name', async () => {
    const { heads, openMenu, server } = await openList(doneAddress, [])
    // The menu that knows the views stands there by now, in the place of the button that fetches it.
    await waitFor(() => expect(server.calls(listSavedViews)).toHaveLength(1))
    expect(heads()).toEqual(['Referanse', 'Status', expect.anything()])
    expect((await openMenu()).queryByRole('menuitem', { name: 'Slett …' })).toBeNull()
  })
})

/** A worker that makes a file of whatever it gets; happy-dom has none. */
class FakeWorker extends EventTarget {
  static readonly orders: { readonly table: { readonly headings: readonly string[] }; readonly format: string }[] = []
  postMessage(order: (typeof FakeWorker.orders)[number]) {
    FakeWorker.orders.push(order)
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: { file: new Blob(['x']) } })))
  }
  terminate() {}
}

async function openExport(total = 1) {
  const list = await openList('/oversikt?status=UTSTEDT&page=1&columns=status,reference', [], total)
  vi.stubGlobal('Worker', FakeWorker)
  FakeWorker.orders.length = 0
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  onTestFinished(() => saved.mockRestore())
  await list.user.click(screen.getByRole('button', { name: 'Last ned …' }))
  return { ...list, saved, dialog: within(await screen.findByRole('dialog', { name: 'Last ned listen' })) }
}

describe('[LST-19] the list as a file', () => {
  it('[LST-19] has the filters and the order of the list, all of its pages, and its columns', async () => {
    const { user, dialog, server, saved } = await openExport(37)
    expect(dialog.getByText(/^37 søknader/)).toBeTruthy()
    server.answer(exportApplications, () => [aRow()].map(({ actions: _, version: __, ...row }) => row))
    await user.click(dialog.getByRole('radio', { name: /CSV/ }))
    await user.click(dialog.getByRole('button', { name: 'Last ned' }))
    await screen.findByText('soknader-2026-11-20.csv er lastet ned')
    expect(server.calls(exportApplications)[0]?.query).toEqual({ status: 'UTSTEDT' })
    expect(FakeWorker.orders).toMatchObject([{ format: 'csv', table: { headings: ['Status', 'Referanse'] } }])
    expect(saved).toHaveBeenCalledOnce()
  })

  it('[LST-19] says that it could not be made, and is made when it is asked for again', async () => {
    const { user, dialog, server } = await openExport()
    server.answer(exportApplications, () => lose())
    await user.click(dialog.getByRole('button', { name: 'Last ned' }))
    expect((await dialog.findByRole('alert')).textContent).toContain('Klarte ikke å lage filen')
    server.answer(exportApplications, () => refuse(422, { title: 'Listen har 10 001 søknader' }))
    await user.click(dialog.getByRole('button', { name: 'Last ned' }))
    expect(await dialog.findByText('Listen har 10 001 søknader')).toBeTruthy()
  })

  it('[LST-19] is not begun where the list is too long or empty: the words say what to do', async () => {
    const { dialog } = await openExport(12_345)
    expect(dialog.getByText(/Listen har 12\s345 søknader, og en fil har plass til 10\s000/)).toBeTruthy()
    expect(dialog.queryByRole('button', { name: 'Last ned' })).toBeNull()
  })

  it('[LST-19] is given up when one leaves', async () => {
    const { user, dialog, server, saved } = await openExport()
    let answer = () => {}
    server.answer(exportApplications, async () => {
      await new Promise<void>((go) => {
        answer = go
      })
      return []
    })
    await user.click(dialog.getByRole('button', { name: 'Last ned' }))
    expect(await dialog.findByRole('button', { name: 'Henter søknadene …' })).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Avbryt' }))
    answer()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(FakeWorker.orders).toEqual([])
    expect(saved).not.toHaveBeenCalled()
  })
})
