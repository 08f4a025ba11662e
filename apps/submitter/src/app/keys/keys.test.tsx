import { getApplication, listApplications, listReportees } from '@eksport/api'
import { aRow } from '@eksport/domain/testing'
import { refuse } from '@eksport/portal/testing/memory-server.ts'
import { pageOf } from '@eksport/portal/testing/page-of.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
import { startSubmitterServer } from '#src/testing/start-server.ts'

afterEach(() => localStorage.clear())

async function openProfile() {
  const server = startSubmitterServer()
  const sent = aRow({ referenceNumber: 4007, submittedDateTime: '2026-11-20T12:00:00+01:00' })
  server.answer(listApplications, ({ query }) => pageOf([sent], query))
  server.answer(getApplication, () => refuse(404))
  const app = openApp('/profil')
  await screen.findByRole('heading', { level: 1, name: 'Profil' })
  await screen.findByRole('button', { name: /Midnattsol Testlaks AS/ })
  return { ...app, server }
}
const palette = async () => within(await screen.findByRole('dialog', { name: 'Finn side, søknad eller handling' }))
const marked = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant')
  return id === null ? undefined : document.getElementById(id)?.textContent
}
const first = (found: ReturnType<typeof within>) => found.getAllByRole('option')[0]

describe('[CW-05] keys', () => {
  it('n begins a new application, and not while something is typed', async () => {
    const { user, address } = await openProfile()
    const field = await screen.findByRole('textbox', { name: /E-post/ })
    await user.click(field)
    await user.keyboard('n')
    expect(address()).toBe('/profil')
    field.blur()
    await user.keyboard('n')
    await waitFor(() => expect(address()).toBe('/soeknader/varer'))
  })

  it('? lists them, and turns off those that are pressed alone', async () => {
    const { user, address } = await openProfile()
    await user.keyboard('?')
    const list = within(await screen.findByRole('dialog', { name: 'Hurtigtaster' }))
    expect(list.getByRole('row', { name: 'N Ny søknad' })).toBeTruthy()
    expect(list.getByRole('row', { name: /^Ctrl \+ K/ })).toBeTruthy()
    await user.click(list.getByRole('switch', { name: 'Taster som trykkes alene' }))
    expect(list.queryByRole('row', { name: 'N Ny søknad' })).toBeNull()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.keyboard('n')
    expect(address()).toBe('/profil')
  })
})

describe('[CW-05] the palette', () => {
  it('opens from a field too, and leads to an application by its number', async () => {
    const { user, address } = await openProfile()
    await user.click(await screen.findByRole('textbox', { name: /E-post/ }))
    await user.keyboard('{Control>}k{/Control}')
    const found = await palette()
    const field = found.getByRole('combobox')
    expect(document.activeElement).toBe(field)
    await user.keyboard('#4012')
    expect(first(found)?.textContent).toBe('Åpne søknad #004012')
    expect(field.getAttribute('aria-activedescendant')).toBe(first(found)?.id)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe('/soeknader/4012/detaljer'))
  })

  it('finds acts by their words, by arrow and Enter', async () => {
    const { user, address } = await openProfile()
    await user.keyboard('/')
    const found = await palette()
    await found.findByRole('option', { name: 'Ny lik den siste: #004007' })
    await user.keyboard('ny')
    await user.keyboard('{ArrowDown}')
    expect(marked()).toBe('Ny lik den siste: #004007')
    expect(await found.findByText('5 treff')).toBeTruthy()
    expect(found.getByRole('option', { name: /^#004007/ })).toBeTruthy()
    expect(marked()).toBe('Ny lik den siste: #004007')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe('/soeknader/ny?originalReferenceNumber=4007'))
  })

  it('searches the applications for what is none of its words', async () => {
    const { user, address } = await openProfile()
    await user.keyboard('/')
    await palette()
    await user.keyboard('F-2026{Enter}')
    await waitFor(() => expect(address()).toBe('/oversikt?search=F-2026'))
  })

  it('[EXP-04] acts for another organisation, found by its name, as a page of its own', async () => {
    const { user, server, wholeAddress } = await openProfile()
    server.answer(listReportees, () => [
      { organizationNumber: '310000043', brreg: { name: 'Midnattsol Testlaks AS', organizationNumber: '310000043' } },
      { organizationNumber: '310000019', brreg: { name: 'Nordhav Eksport AS', organizationNumber: '310000019' } },
    ])
    await user.keyboard('/')
    const found = await palette()
    expect(await found.findByRole('option', { name: /^Handle for Nordhav Eksport AS/ })).toBeTruthy()
    expect(found.queryByRole('option', { name: /Handle for Midnattsol/ })).toBeNull()
    await user.keyboard('nordhav')
    expect(first(found)?.textContent).toContain('Handle for Nordhav')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(wholeAddress()).toBe('/foretak/310000019/oversikt'))
  })

  it('offers first what was done last, and nothing that a text made', async () => {
    const { user, address } = await openProfile()
    await user.keyboard('/')
    await palette()
    await user.keyboard('adressebok{Enter}')
    await waitFor(() => expect(address()).toBe('/adressebok'))
    await user.keyboard('{Control>}k{/Control}')
    await palette()
    await user.keyboard('#4012{Enter}')
    await waitFor(() => expect(address()).toBe('/soeknader/4012/detaljer'))
    await user.keyboard('{Control>}k{/Control}')
    const recent = within((await palette()).getByRole('group', { name: 'Sist brukt' }))
    expect(recent.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Adressebok'])
  })

  it('leads to an application in which the server finds the text', async () => {
    const { user, address } = await openProfile()
    await user.keyboard('/')
    const found = await palette()
    await user.keyboard('kveite')
    await user.click(await found.findByRole('option', { name: /^#004007/ }))
    await waitFor(() => expect(address()).toBe('/soeknader/4007/detaljer'))
  })

  it('changes the language', async () => {
    const { user } = await openProfile()
    await user.keyboard('/')
    await palette()
    await user.keyboard('engl{Enter}')
    expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeTruthy()
  })
})
