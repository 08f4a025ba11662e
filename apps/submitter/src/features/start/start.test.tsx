import { createApplication, listApplications, listNamedTemplates, renameNamedTemplate } from '@eksport/api'
import { aRow } from '@eksport/domain/testing'
import { refuse } from '@eksport/portal/testing/memory-server.ts'
import { pageOf } from '@eksport/portal/testing/page-of.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
import { consignee, isChecked, openStart } from '#src/testing/open-start.ts'
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
    await user.click(await screen.findByRole('button', { name: 'Opprett søknad' }))
    await waitFor(() => expect(address()).toBe('/soeknader/4009/gjenstaar'))
    expect(server.calls(createApplication)).toMatchObject([
      { query: { originalReferenceNumber: '4001' }, body: { countryOfDestination: 'CN' } },
    ])
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
})
