import { changeView, exportApplications, listSavedViews, removeView, saveView } from '@eksport/api'
import { aRow } from '@eksport/domain/testing'
import { lose, refuse } from '@eksport/portal/testing/memory-server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { done, doneAddress, FakeWorker, openExport, openList } from '#src/testing/open-views.ts'

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

  it('[LST-18] gets another name, and is deleted after a question; the list stays', { tags: 'proof' }, async () => {
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

  it('[LST-18] [SEC-04] that was changed elsewhere is renamed once it is read what it is called now', {
    tags: 'proof',
  }, async () => {
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

  it('[LST-18] [SEC-04] that was changed elsewhere is not written over before that is said', {
    tags: 'proof',
  }, async () => {
    const { user, openMenu, server } = await openList(doneAddress)
    await screen.findByRole('button', { name: 'Visning: Ferdige' })
    await user.click(screen.getByRole('button', { name: /^Under arbeid/ }))
    await screen.findByRole('button', { name: /^Visning: Ferdige.*endret$/ })
    server.answer(listSavedViews, () => [{ ...done, version: 2 }])
    server.answer(changeView, () => refuse(412))
    await user.click((await openMenu()).getByRole('menuitem', { name: 'Lagre endringene' }))
    expect(await screen.findAllByText(/Visningen er endret et annet sted/)).not.toEqual([])
  })

  it('[LST-18] of somebody else opens what its address says, without the name', { tags: 'proof' }, async () => {
    const { heads, openMenu, server } = await openList(doneAddress, [])
    // The menu that knows the views stands there by now, in the place of the button that fetches it.
    await waitFor(() => expect(server.calls(listSavedViews)).toHaveLength(1))
    expect(heads()).toEqual(['Referanse', 'Status', expect.anything()])
    expect((await openMenu()).queryByRole('menuitem', { name: 'Slett …' })).toBeNull()
  })
})

describe('[LST-19] the list as a file', () => {
  it('[LST-19] has the filters and the order of the list, all of its pages, and its columns', async () => {
    const { user, dialog, server, saved } = await openExport({ total: 37 })
    expect(dialog.getByText(/^37 søknader/)).toBeTruthy()
    server.answer(exportApplications, () => [aRow()].map(({ actions: _, version: __, ...row }) => row))
    await user.click(dialog.getByRole('radio', { name: /CSV/ }))
    await user.click(dialog.getByRole('button', { name: 'Last ned' }))
    await screen.findByText('soknader-2026-11-20.csv er lastet ned')
    expect(server.calls(exportApplications)[0]?.query).toEqual({ status: 'UTSTEDT' })
    expect(FakeWorker.orders).toMatchObject([{ format: 'csv', table: { headings: ['Status', 'Referanse'] } }])
    expect(saved).toHaveBeenCalledOnce()
  })

  it('[LST-19] says that it could not be made, and is made when it is asked for again', { tags: 'proof' }, async () => {
    const { user, dialog, server } = await openExport()
    server.answer(exportApplications, () => lose())
    await user.click(dialog.getByRole('button', { name: 'Last ned' }))
    expect((await dialog.findByRole('alert')).textContent).toContain('Klarte ikke å lage filen')
    server.answer(exportApplications, () => refuse(422, { title: 'Listen har 10 001 søknader' }))
    await user.click(dialog.getByRole('button', { name: 'Last ned' }))
    expect(await dialog.findByText('Listen har 10 001 søknader')).toBeTruthy()
  })

  it('[LST-19] is not begun where the list is too long or empty: the words say what to do', {
    tags: 'proof',
  }, async () => {
    const { dialog } = await openExport({ total: 12_345 })
    expect(dialog.getByText(/Listen har 12\s345 søknader, og en fil har plass til 10\s000/)).toBeTruthy()
    expect(dialog.queryByRole('button', { name: 'Last ned' })).toBeNull()
  })

  it('[LST-19] of a list that nobody has counted to its end is asked for: only the server knows whether it fits', {
    tags: 'proof',
  }, async () => {
    const { user, dialog, server } = await openExport({ total: 1000, isMore: true })
    expect(dialog.getByText(/^Over 1\s000 søknader.* En fil har plass til 10\s000\.$/)).toBeTruthy()
    server.answer(exportApplications, () => refuse(422, { title: 'Listen har 10 001 søknader' }))
    await user.click(dialog.getByRole('button', { name: 'Last ned' }))
    expect(await dialog.findByText('Listen har 10 001 søknader')).toBeTruthy()
  })

  it('[LST-19] is given up when one leaves', { tags: 'proof' }, async () => {
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
