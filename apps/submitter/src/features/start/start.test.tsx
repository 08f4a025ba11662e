import {
  createApplication,
  getApplication,
  listAddressBook,
  listApplications,
  listNamedTemplates,
  removeNamedTemplate,
  renameNamedTemplate,
} from '@eksport/api'
import { aRow } from '@eksport/domain/testing'
import { refuse } from '@eksport/portal/testing/memory-server.ts'
import { openStream } from '@eksport/portal/testing/open-stream.ts'
import { pageOf } from '@eksport/portal/testing/page-of.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
import { clean } from '#src/testing/open-form.ts'
import { consignee, isChecked, openStart, original, rows } from '#src/testing/open-start.ts'
import { startSubmitterServer } from '#src/testing/start-server.ts'
import { weekly } from '#src/testing/weekly-template.ts'

describe('[EXP-05] the page that an application begins from', () => {
  it('[EXP-05] offers templates, what was sent and consignees, not drafts; the template used last is chosen', async () => {
    openStart()
    expect(await screen.findByRole('radio', { name: weekly.name })).toHaveProperty('checked', true)
    expect(screen.getByRole('radio', { name: /Test Ryba/ })).toBeTruthy()
    expect(await screen.findByRole('radio', { name: /Odesa Fish/ })).toBeTruthy()
    expect(screen.queryByText(/#004002/)).toBeNull()
    const chosen = screen.getByRole('complementary', { name: 'Valgt utgangspunkt' })
    expect(within(chosen).getByRole('heading', { name: weekly.name })).toBeTruthy()
    expect(await within(chosen).findByText(/svar er fylt ut for deg/)).toBeTruthy()
  })

  it('[EXP-05] creates the copy that is chosen, and goes on with what it lacks', async () => {
    const { user, server, address, back } = openStart()
    await user.click(await screen.findByRole('radio', { name: /Odesa Fish/ }))
    await waitFor(() => expect(address()).toBe(`/soeknader/start?fra=mottaker-${consignee.id}`))
    // Who presses twice creates one: it is the same attempt.
    await user.dblClick(await screen.findByRole('button', { name: 'Opprett søknad' }))
    await waitFor(() => expect(address()).toBe('/soeknader/4009/gjenstaar'))
    const calls = server.calls(createApplication)
    expect(calls[0]).toMatchObject({ query: { originalReferenceNumber: '4001' }, body: { countryOfDestination: 'CN' } })
    expect(new Set(calls.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
    // Back leads to what was begun; the page that would begin another is gone.
    await screen.findByRole('heading', { level: 1 })
    back()
    await waitFor(() => expect(address()).toBe('/soeknader/4009'))
  })

  it('[EXP-05] finds in all lists; Enter chooses the first match, and once more creates', async () => {
    const { user, address } = openStart()
    await user.click(await screen.findByRole('searchbox', { name: /Søk i maler/ }))
    await user.keyboard('ryba{Enter}')
    await waitFor(() => expect(isChecked(/Test Ryba/)).toBe(true))
    expect(screen.queryByRole('radio', { name: weekly.name })).toBeNull()
    expect(screen.getByText('1 treff')).toBeTruthy()
    await screen.findByRole('button', { name: 'Opprett søknad' })
    await user.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe('/soeknader/4009/gjenstaar'))
  })

  it('[EXP-05] shows what the server found by what is not shown until another text is asked for', async () => {
    const { user, server } = openStart()
    const found = [aRow({ referenceNumber: 4007, consigneeName: 'Lisboa Peixe' })]
    server.answer(listApplications, ({ query }) => {
      if (query.search === 'F-77x') return new Promise(() => undefined)
      return pageOf(query.search === 'F-77' ? found : rows, query)
    })
    await user.click(await screen.findByRole('searchbox', { name: /Søk i maler/ }))
    await user.keyboard('F-77')
    expect(await screen.findByRole('radio', { name: /Lisboa/ })).toBeTruthy()
    await user.keyboard('x')
    await waitFor(() => expect(screen.queryByRole('radio', { name: /Lisboa/ })).toBeNull())
  })

  it('[EXP-05] leads from the search into the lists by Arrow down, and from row to row', async () => {
    const { user } = openStart()
    await user.click(await screen.findByRole('searchbox', { name: /Søk i maler/ }))
    await user.keyboard('s')
    await screen.findByRole('radio', { name: /Shanghai Sample Seafood/ })
    await user.keyboard('{ArrowDown}')
    const [first, second] = screen.getAllByRole<HTMLInputElement>('radio')
    expect(document.activeElement).toBe(first)
    await waitFor(() => expect(first?.checked).toBe(true))
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(second?.checked).toBe(true))
  })

  it('[EXP-05] gives a template another name by keys; one that is taken is said at the field', async () => {
    const { user, server } = openStart()
    server.answer(renameNamedTemplate, () => refuse(400, { fieldErrors: { name: ['Navnet er i bruk'] } }))
    const pencil = await screen.findByRole('button', { name: `Endre navn på malen ${weekly.name}` })
    pencil.focus()
    await user.keyboard('{Enter}')
    const name = await screen.findByRole('textbox', { name: 'Navn på malen' })
    await waitFor(() => expect(document.activeElement).toBe(name))
    expect(name).toHaveProperty('value', weekly.name)
    await user.clear(name)
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Skriv et navn på malen')).toBeTruthy()
    expect(server.calls(renameNamedTemplate)).toEqual([])
    await user.keyboard('Kina ørret{Enter}')
    expect(await screen.findByText('Navnet er i bruk')).toBeTruthy()
    expect(document.activeElement).toBe(name)
    const renamed = { ...weekly, name: 'Kina ørret, fly', version: 2 }
    server.answer(renameNamedTemplate, () => renamed)
    server.answer(listNamedTemplates, () => [renamed])
    await user.keyboard(', fly{Enter}')
    expect(await screen.findByText('Malen heter nå «Kina ørret, fly»')).toBeTruthy()
    expect(server.calls(renameNamedTemplate).at(-1)).toMatchObject({
      params: { templateId: weekly.id },
      body: { name: 'Kina ørret, fly' },
      ifMatch: '1',
    })
    expect(await screen.findByRole('radio', { name: 'Kina ørret, fly' })).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(pencil))
  })

  it('[EXP-05] leads who has nothing to begin from to the empty first page', async () => {
    const server = startSubmitterServer()
    server.answer(listNamedTemplates, () => [])
    server.answer(listApplications, ({ query }) => pageOf([aRow({ submittedDateTime: undefined })], query))
    const { address } = openApp('/soeknader/start')
    await waitFor(() => expect(address()).toBe('/soeknader/ny'))
  })

  it('[EXP-05] begins next time with the template that was used just now', { tags: 'proof' }, async () => {
    const other = { ...weekly, id: '5b1d7c7e-2f3c-4f7a-9d55-0a4c3c6f7e21', name: 'Månedlig til Japan' }
    const { user, server, address } = openStart()
    const create = await screen.findByRole('button', { name: 'Opprett søknad' })
    server.answer(listNamedTemplates, () => [other, weekly])
    await user.click(create)
    await screen.findByRole('heading', { level: 1, name: 'Dette gjenstår' })
    await user.click(screen.getByRole('link', { name: 'Oversikt' }))
    await waitFor(() => expect(address()).toContain('/oversikt'))
    await user.keyboard('n')
    await screen.findByRole('link', { name: /Kopier en søknad/ })
    await user.keyboard('{Alt>}k{/Alt}')
    expect(await screen.findByRole('radio', { name: other.name })).toHaveProperty('checked', true)
  })

  it('[EXP-05] shows the key of the search while it is empty, hidden from screen readers', {
    tags: 'proof',
  }, async () => {
    const { user } = openStart()
    const search = await screen.findByRole('searchbox')
    const key = within(search.closest<HTMLElement>('search') ?? document.body)
    expect(key.getByText('/').closest('[aria-hidden=true]')).toBeTruthy()
    await user.keyboard('/')
    expect(document.activeElement).toBe(search)
    await user.keyboard('K')
    expect(key.queryByText('/')).toBeNull()
  })

  it('[EXP-05] keeps what is chosen while a text finds something else, or nothing', { tags: 'proof' }, async () => {
    const { user } = openStart(`/soeknader/start?fra=mottaker-${consignee.id}`)
    await waitFor(() => expect(isChecked(/Odesa Fish/)).toBe(true))
    await user.type(screen.getByRole('searchbox', { name: /Søk i maler/ }), 'xyz')
    expect(await screen.findByText('Ingen treff på «xyz»')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Odesa Fish' })).toBeTruthy()
  })

  it('[EXP-05] says why nothing was created, and keeps the choice', { tags: 'proof' }, async () => {
    const { user, server, address } = openStart()
    server.answer(createApplication, () => refuse(500))
    await user.click(await screen.findByRole('button', { name: 'Opprett søknad' }))
    expect(await screen.findByText('Klarte ikke å opprette søknaden')).toBeTruthy()
    expect(address()).toBe('/soeknader/start')
    expect(isChecked(/Kina laks/)).toBe(true)
  })

  it('[EXP-05] takes a template away after a question', { tags: 'proof' }, async () => {
    const { user, server } = openStart()
    server.answer(removeNamedTemplate, () => undefined)
    await user.click(await screen.findByRole('button', { name: `Slett malen ${weekly.name}` }))
    server.answer(listNamedTemplates, () => [])
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Slett mal' }))
    await waitFor(() => expect(screen.queryByRole('radio', { name: weekly.name })).toBeNull())
    expect(server.calls(removeNamedTemplate)).toMatchObject([{ params: { templateId: weekly.id } }])
  })

  it('[EXP-05] takes away a template that somebody else has taken away already', { tags: 'proof' }, async () => {
    const { user, server } = openStart()
    server.answer(removeNamedTemplate, () => refuse(404))
    await user.click(await screen.findByRole('button', { name: `Slett malen ${weekly.name}` }))
    server.answer(listNamedTemplates, () => [])
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Slett mal' }))
    await waitFor(() => expect(screen.queryByRole('radio', { name: weekly.name })).toBeNull())
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('[EXP-05] [SEC-04] says what somebody else has called a template meanwhile, and asks again', {
    tags: 'proof',
  }, async () => {
    const { user, server } = openStart()
    server.answer(renameNamedTemplate, () => refuse(412))
    await user.click(await screen.findByRole('button', { name: `Endre navn på malen ${weekly.name}` }))
    const name = await screen.findByRole('textbox', { name: 'Navn på malen' })
    await user.clear(name)
    const theirs = { ...weekly, name: 'Deres navn', version: 2 }
    server.answer(listNamedTemplates, () => [theirs])
    await user.type(name, 'Mitt navn{Enter}')
    expect((await screen.findByText(/^Noen har kalt malen «Deres navn» imens/)).closest('[role=alert]')).toBeTruthy()
    expect(name).toHaveProperty('value', 'Mitt navn')
    server.answer(renameNamedTemplate, ({ body }) => ({ ...theirs, ...body, version: 3 }))
    await user.click(screen.getByRole('button', { name: 'Lagre' }))
    expect(await screen.findByText('Malen heter nå «Mitt navn»')).toBeTruthy()
    expect(server.calls(renameNamedTemplate).at(-1)).toMatchObject({ ifMatch: '2' })
  })

  it('[EXP-05] says that a template was deleted before it got its name, and shows it no more', {
    tags: 'proof',
  }, async () => {
    const { user, server } = openStart()
    server.answer(renameNamedTemplate, () => refuse(404))
    await user.click(await screen.findByRole('button', { name: `Endre navn på malen ${weekly.name}` }))
    await user.type(await screen.findByRole('textbox', { name: 'Navn på malen' }), '!{Enter}')
    expect(await screen.findByText('Noen har slettet malen imens.')).toBeTruthy()
    server.answer(listNamedTemplates, () => [])
    await user.click(screen.getByRole('button', { name: 'Avbryt' }))
    await waitFor(() => expect(screen.queryByRole('radio', { name: weekly.name })).toBeNull())
  })

  it('[EXP-05] leads there no more once something is sent, and asks for what was sent once', {
    tags: 'proof',
  }, async () => {
    const server = startSubmitterServer()
    let sent: typeof rows = []
    server.answer(listNamedTemplates, () => [])
    server.answer(listAddressBook, () => [])
    server.answer(listApplications, ({ query }) => pageOf(sent, query))
    server.answer(getApplication, () => ({ application: original, validation: clean }))
    const tell = openStream()
    const { user, address } = openApp('/soeknader/start')
    await waitFor(() => expect(address()).toBe('/soeknader/ny'))
    await user.click(await screen.findByRole('link', { name: 'Oversikt' }))
    await waitFor(() => expect(address()).toContain('/oversikt'))
    sent = rows
    await tell({ kind: 'application', referenceNumber: 4001, version: 1, organisationNumber: '310000043' })
    const lists = () => server.calls(listApplications).filter(({ query }) => query.size === '30').length
    const before = lists()
    await user.keyboard('n')
    await screen.findByRole('link', { name: /Kopier en søknad/ })
    await user.keyboard('{Alt>}k{/Alt}')
    expect(await screen.findByRole('radio', { name: /Shanghai/ })).toBeTruthy()
    await waitFor(() => expect(server.calls(listAddressBook)).not.toHaveLength(0))
    expect(lists() - before).toBe(1)
  })

  it('[EXP-05] says which list could not be fetched, and still leads to an empty application', {
    tags: 'proof',
  }, async () => {
    const { server } = openStart()
    await screen.findByRole('radio', { name: weekly.name })
    server.answer(listAddressBook, () => refuse(500))
    const again = openApp('/soeknader/start')
    expect(await screen.findByText('Klarte ikke å hente adresseboken')).toBeTruthy()
    expect(screen.getAllByRole('link', { name: 'Tom søknad' }).length).toBeGreaterThan(0)
    expect(again.address()).toBe('/soeknader/start')
  })
})
