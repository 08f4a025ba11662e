import { changeView, exportApplications, saveView } from '@eksport/api'
import { aRow } from '@eksport/domain/testing'
import { refuse } from '@eksport/portal/testing/memory-server.ts'
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
})
