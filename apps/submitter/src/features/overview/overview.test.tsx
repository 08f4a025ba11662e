import {
  deleteApplication,
  getApplication,
  getCertificatePreview,
  getSignedCertificate,
  getSubmitter,
  listApplications,
  saveSubmitterMail,
} from '@eksport/api'
import { type ApplicationRow, decodeQuery, encodeQuery } from '@eksport/domain'
import { anApplication, aRow } from '@eksport/domain/testing'
import { lose, refuse } from '@eksport/portal/testing/memory-server.ts'
import { pageOf } from '@eksport/portal/testing/page-of.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
import { startSubmitterServer } from '#src/testing/start-server.ts'

const sent = aRow({ actions: ['cancel', 'download-signed-pdf'] })
const draft = aRow({ referenceNumber: 4002, applicationStatus: 'UNDER_REGISTRERING', actions: ['edit', 'delete'] })

interface Overview {
  readonly address?: string
  readonly shown?: readonly ApplicationRow[]
  readonly total?: number
  readonly width?: number
}

/** The overview of an organisation with so many applications, of which a page shows these. */
async function openOverview({
  address = '/oversikt',
  shown = [sent, draft],
  total = shown.length,
  width = 1280,
}: Overview = {}) {
  const server = startSubmitterServer()
  server.answer(listApplications, ({ query }) => pageOf(shown, query, total))
  const app = openApp(address, { width })
  await screen.findByRole('heading', { name: 'Søknader', level: 1 })
  await waitFor(() => expect(screen.queryAllByRole('rowheader')).toHaveLength(shown.length))
  /** Every question that the list has asked, as short as an address. */
  const asked = () => server.calls(listApplications).map(({ query }) => encodeQuery(decodeQuery(query ?? {})))
  return { ...app, server, asked }
}

/** Where it is said that the list could not be fetched. */
async function failure() {
  const alert = (await screen.findByText(/^Klarte ikke å hente /)).closest<HTMLElement>('[role=alert]')
  if (alert === null) throw new Error('The failure is not announced')
  return alert
}

async function openRowMenu(user: Awaited<ReturnType<typeof openOverview>>['user'], reference: string) {
  await user.click(screen.getByRole('button', { name: `Handlinger for søknad ${reference}` }))
  return within(await screen.findByRole('menu'))
}

describe('in the overview a person', () => {
  it.each([
    [1280, true],
    [1100, false],
  ])('[LST-06] at %i px has the filters in the row of the searches', async (width, isAtHeading) => {
    await openOverview({ width })
    const create = screen.getByRole('button', { name: 'Opprett ny' })
    const isBefore = (name: string) =>
      Boolean(screen.getByRole('button', { name }).compareDocumentPosition(create) & Node.DOCUMENT_POSITION_FOLLOWING)
    expect([isBefore('Visninger'), isBefore('Last ned …'), isBefore('Filter')]).toEqual([
      isAtHeading,
      isAtHeading,
      false,
    ])
  })

  it('[RTE-02] has the table, quick filters, search, and the ways to begin', async () => {
    const { user, address } = await openOverview()
    expect(screen.getByRole('table')).toBeTruthy()
    for (const name of [/^Alle/, /^Under arbeid/, /^Ferdig/]) expect(screen.getByRole('button', { name })).toBeTruthy()
    expect(screen.getByRole('searchbox', { name: 'Søk på referansenummer' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Opprett ny' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Flere valg' }))
    const mats = 'Erstatt et sertifikat fra skjematjenesten (MATS)'
    await user.click(await screen.findByRole('menuitem', { name: mats }))
    await waitFor(() => expect(address()).toBe('/skjematjenesten-erstatning/soeknader'))
  })

  it('[RTE-09] finds the list at the address of applications as well, with what was asked of it', async () => {
    const { address, asked } = await openOverview({ address: '/soeknader?consigneeName=Shanghai' })
    expect(address()).toBe('/oversikt?consigneeName=Shanghai')
    await waitFor(() => expect(asked().some((query) => JSON.stringify(query).includes('Shanghai'))).toBe(true))
  })

  it('sees the applications and how many there are in each quick filter', async () => {
    await openOverview({ total: 37 })
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['#004001', '#004002'])
    expect(screen.getByRole('button', { name: /^Under arbeid/ }).textContent).toContain('37')
    expect(screen.getByText('1-10 av 37 søknader')).toBeTruthy()
  })

  it('[LST-03] [LST-17] chooses a quick filter: the list asks for it and the address says so', async () => {
    const { user, asked, address } = await openOverview({ address: '/oversikt?page=2', total: 60 })
    await user.click(screen.getByRole('button', { name: /^Ferdig/ }))
    await waitFor(() => expect(address()).toContain('status=UTSTEDT'))
    expect(address()).not.toContain('page=')
    expect(asked()).toContainEqual({ status: 'UTSTEDT', sort: 'REFERENCE_NUMBER', direction: 'DESC' })
    expect(screen.getByRole('button', { name: /^Ferdig/ }).getAttribute('aria-pressed')).toBe('true')
  })

  it('[TBL-02] [LST-09] sorts by a column, from the first page', async () => {
    const { user, asked, address } = await openOverview({ address: '/oversikt?page=1', total: 60 })
    await user.click(within(screen.getByRole('columnheader', { name: /Importør/ })).getByRole('button'))
    await waitFor(() => expect(asked()).toContainEqual({ sort: 'CONSIGNEE_NAME', direction: 'ASC' }))
    expect(address()).toBe('/oversikt?sort=CONSIGNEE_NAME&direction=ASC')
  })

  it('[LST-10] turns the page and asks for more rows a page', async () => {
    const { user, asked, address } = await openOverview({ total: 60 })
    await user.click(screen.getByRole('button', { name: 'Neste side' }))
    await waitFor(() => expect(address()).toBe('/oversikt?page=1'))
    expect(await screen.findByText('11-20 av 60 søknader')).toBeTruthy()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rader per side' }), '30')
    await waitFor(() => expect(asked()).toContainEqual({ size: '30' }))
    expect(address()).toBe('/oversikt?size=30')
    expect(localStorage.getItem('eks.page-size.list')).toBe('{"v":1,"d":30}')
  })

  it('[LST-05] searches for a number: only digits count, and the list is asked once when typing rests', async () => {
    const { user, asked, address } = await openOverview()
    const field = screen.getByRole('searchbox', { name: 'Søk på referansenummer' })
    await user.type(field, '4x')
    const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '')
    expect(hint?.textContent).toBe('Et referansenummer har bare sifre. Ord finner du i «Søk i søknadene».')
    await user.type(field, '0 0')
    expect(hint?.textContent).toBe('')
    await waitFor(() => expect(address()).toBe('/oversikt?referenceNumber=400'))
    expect((field as HTMLInputElement).value).toBe('400')
    expect(asked().filter(({ referenceNumber }) => referenceNumber)).toEqual([{ referenceNumber: '400' }])
  })

  it('shows the key of the search while it is empty, hidden from screen readers', async () => {
    const { user } = await openOverview()
    const search = screen.getByRole('searchbox', { name: 'Søk i søknadene' })
    const field = within(search.closest<HTMLElement>('search') ?? document.body)
    expect(field.getByText('/').closest('[aria-hidden=true]')).toBeTruthy()
    await user.keyboard('/')
    expect(document.activeElement).toBe(search)
    await user.keyboard('S')
    expect(field.queryByText('/')).toBeNull()
  })

  it('[LST-05] searches past the quick filter, reads and hears so, and has it back in its order without the search', async () => {
    const { user, address } = await openOverview()
    await user.click(screen.getByRole('button', { name: /^Under arbeid/ }))
    await user.click(within(screen.getByRole('columnheader', { name: /Importør/ })).getByRole('button'))
    await waitFor(() => expect(address()).toContain('sort=CONSIGNEE_NAME'))
    const filtered = address()
    const notice = () => screen.queryByText(/Hurtigfilteret «Under arbeid» kommer tilbake/)
    expect(notice()).toBeNull()
    const field = screen.getByRole('searchbox', { name: 'Søk på referansenummer' })
    await user.type(field, '4')
    await waitFor(() => expect(address()).toBe('/oversikt?referenceNumber=4'))
    expect(notice()?.role).toBe('status')
    await user.type(field, '001')
    await waitFor(() => expect(address()).toBe('/oversikt?referenceNumber=4001'))
    expect(notice()).toBeTruthy()
    await user.clear(field)
    await waitFor(() => expect(address()).toBe(filtered))
    expect(notice()).toBeNull()
  })

  it('[LST-05] who chooses another quick filter meanwhile keeps that', async () => {
    const { user, address } = await openOverview({
      address: '/oversikt?status=UTSTEDT&sort=REFERENCE_NUMBER&direction=DESC',
    })
    const field = screen.getByRole('searchbox', { name: 'Søk i søknadene' })
    await user.type(field, 'Shanghai')
    expect(await screen.findByText(/Hurtigfilteret «Ferdig» kommer tilbake/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /^Under arbeid/ }))
    await waitFor(() => expect(address()).toContain('UNDER_REGISTRERING'))
    expect(screen.queryByText(/kommer tilbake når søket tømmes/)).toBeNull()
    await user.clear(field)
    await waitFor(() => expect(address()).not.toContain('Shanghai'))
    expect(address()).toContain('UNDER_REGISTRERING')
  })

  it('[LST-05] has the quick filter back after a hit was opened and left, and other pages of them were turned', async () => {
    const filtered = '/oversikt?status=UTSTEDT&sort=REFERENCE_NUMBER&direction=DESC'
    const { user, server, address, back } = await openOverview({ address: filtered, total: 60 })
    server.answer(getApplication, () => ({
      application: anApplication(),
      validation: { errors: [], needsManualProcessing: false },
    }))
    const field = () => screen.findByRole('searchbox', { name: 'Søk i søknadene' })
    await user.type(await field(), 'Shanghai')
    await waitFor(() => expect(address()).toBe('/oversikt?search=Shanghai'))
    await user.click(screen.getByRole('button', { name: 'Neste side' }))
    await waitFor(() => expect(address()).toBe('/oversikt?search=Shanghai&page=1'))
    await user.click(screen.getByRole('link', { name: '#004001' }))
    await waitFor(() => expect(address()).toBe('/soeknader/4001/detaljer'))
    back()
    expect(await screen.findByText(/Hurtigfilteret «Ferdig» kommer tilbake/)).toBeTruthy()
    await user.clear(await field())
    await waitFor(() => expect(address()).toBe(filtered))
  })

  it('[LST-05] goes back, and the field holds what the address says again', async () => {
    const { user, back, address } = await openOverview()
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Søk på referansenummer' })
    await user.type(field, '4001')
    await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Søk på referansenummer' })).toBe(field))
    await waitFor(() => expect(field.value).toBe('4001'))
    await waitFor(() => expect(address()).toContain('4001'))
    back()
    await waitFor(() => expect(field.value).toBe(''))
  })

  it('[LST-12] opens a draft where it is edited and a sent application where it is read', async () => {
    await openOverview()
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(href('#004001')).toBe('/foretak/310000043/soeknader/4001/detaljer')
    expect(href('#004002')).toBe('/foretak/310000043/soeknader/4002')
  })
})

it('[TBL-04] the columns that are chosen stay ticked while the filters take their room, and those are not counted as shown', async () => {
  const { user } = await openOverview()
  const ticked = async () => {
    await user.click(screen.getByRole('button', { name: 'Rediger kolonner' }))
    const dialog = within(await screen.findByRole('dialog', { name: /kolonner/i }))
    const boxes = await dialog.findAllByRole<HTMLInputElement>('checkbox')
    const shown = Number(/(\d+) av \d+ vises/.exec(dialog.getByText(/ vises\./).textContent ?? '')?.[1])
    const crowdedOut = dialog.queryAllByText('Har ikke plass nå').length
    await user.keyboard('{Escape}')
    return { chosen: boxes.filter(({ checked }) => checked).length, shown, crowdedOut }
  }
  const before = await ticked()
  await user.click(screen.getByRole('button', { name: /^Filter/ }))
  await screen.findByRole('button', { name: /^Filter/, expanded: true })
  const beside = await ticked()
  expect(before).toMatchObject({ shown: before.chosen, crowdedOut: 0 })
  expect(beside.chosen).toBe(before.chosen)
  expect(beside.shown).toBe(screen.getAllByRole('columnheader').length - 1)
  expect(beside).toMatchObject({ shown: beside.chosen - beside.crowdedOut })
  expect(beside.crowdedOut).toBeGreaterThan(0)
})

describe('where the list has nothing to show, a person', () => {
  it('[TBL-05] reads nothing of an empty list while the next one is on its way', async () => {
    const { user, server } = await openOverview({ address: '/oversikt?status=UTSTEDT', shown: [] })
    expect(await screen.findByRole('button', { name: 'Vis alle søknader' })).toBeTruthy()
    server.answer(listApplications, () => new Promise(() => undefined))
    await user.type(screen.getByRole('searchbox', { name: 'Søk på referansenummer' }), '4')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Vis alle søknader' })).toBeNull())
  })

  it('[TBL-05] without applications reads how to begin', async () => {
    await openOverview({ shown: [] })
    expect(await screen.findByText('Ingen søknader ennå')).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'Opprett ny' })).toHaveLength(2)
  })

  it('[TBL-05] finds nothing, and shows all again', async () => {
    const { user, address } = await openOverview({ address: '/oversikt?referenceNumber=9', shown: [] })
    await user.click(await screen.findByRole('button', { name: 'Vis alle søknader' }))
    await waitFor(() => expect(address()).toBe('/oversikt'))
  })

  it('[TBL-05] tries again when the list could not be fetched, and shows it', async () => {
    const server = startSubmitterServer()
    server.answer(listApplications, lose)
    const { user } = openApp('/oversikt')
    const again = await screen.findByRole('button', { name: 'Prøv igjen' })
    server.answer(listApplications, ({ query }) => pageOf([sent], query))
    await user.click(again)
    expect(await screen.findByRole('link', { name: '#004001' })).toBeTruthy()
  })

  it('[TBL-05] does not count what could not be fetched, though nothing was found before', async () => {
    const { server, user } = await openOverview()
    const search = screen.getByRole('searchbox', { name: 'Søk i søknadene' })
    server.answer(listApplications, ({ query }) => pageOf([], query))
    await user.type(search, 'Tokyo')
    expect(await screen.findByText('Ingen søknader')).toBeTruthy()
    server.answer(listApplications, lose)
    await user.type(search, ' Bay')
    expect(await screen.findByRole('button', { name: 'Prøv igjen' })).toBeTruthy()
    await waitFor(() => expect(screen.queryByText('Ingen søknader')).toBeNull())
  })

  it('[TBL-05] keeps the rows of before when the net is gone, reads so, and stands at the heading after another try', async () => {
    const { server, user, address } = await openOverview()
    await screen.findByRole('link', { name: '#004001' })
    server.answer(listApplications, lose)
    window.dispatchEvent(new Event('offline'))
    await user.type(screen.getByRole('searchbox', { name: 'Søk i søknadene' }), 'Shanghai')
    await waitFor(() => expect(address()).toBe('/oversikt?search=Shanghai'))
    const alert = await failure()
    expect(alert.textContent).toContain('Klarte ikke å hente søknadene.')
    expect(alert.textContent).toContain('Det som står under, er det som sist ble hentet.')
    expect(screen.getByRole('link', { name: '#004001' })).toBeTruthy()
    server.answer(listApplications, ({ query }) => pageOf([], query))
    await user.click(within(alert).getByRole('button', { name: 'Prøv igjen' }))
    await waitFor(() => expect(alert.isConnected).toBe(false))
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    window.dispatchEvent(new Event('online'))
  })
})

describe('with the filters a person', () => {
  it('[LST-06] [FLT-01] filters by importer beside the list, takes the chip away, and has all again', async () => {
    const { user, address } = await openOverview()
    await user.click(screen.getByRole('button', { name: 'Filter' }))
    const panel = within(await screen.findByLabelText('Filtrer søknader'))
    await user.type(await panel.findByRole('textbox', { name: /Importør/ }), 'Shanghai')
    await waitFor(() => expect(address()).toBe('/oversikt?consigneeName=Shanghai'))
    expect(screen.getByRole('button', { name: /^Filter.*1 i bruk$/ }).getAttribute('aria-expanded')).toBe('true')
    await user.click(await screen.findByRole('button', { name: 'Fjern filter Importør: Shanghai' }))
    await waitFor(() => expect(address()).toBe('/oversikt'))
  })

  it('[LST-06] closes them and stands on the button again', async () => {
    const { user } = await openOverview()
    const button = screen.getByRole('button', { name: 'Filter' })
    await user.click(button)
    await user.click(await screen.findByRole('button', { name: 'Lukk filter' }))
    expect(document.activeElement).toBe(button)
    expect(screen.queryByLabelText('Filtrer søknader')).toBeNull()
  })

  it('[LST-06] on a phone has them in front of the list, which follows when it is shown', async () => {
    const { user, address } = await openOverview({ width: 360, total: 12 })
    await user.click(screen.getByRole('button', { name: 'Filter' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }))
    await user.type(await sheet.findByRole('textbox', { name: /Importør/ }), 'Shanghai')
    expect(address()).toBe('/oversikt')
    await user.click(await sheet.findByRole('button', { name: 'Vis 12 søknader' }))
    await waitFor(() => expect(address()).toBe('/oversikt?consigneeName=Shanghai'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

it('[LST-16] whoever confirms the e-mail reads that it is saved, though the question goes with the answer', async () => {
  const server = startSubmitterServer()
  const known = { mail: 'ingrid@example.no', authenticationLevel: 4 } as const
  server.answer(getSubmitter, () => ({ ...known, lastUpdated: '2026-05-01T12:00:00Z' }))
  server.answer(saveSubmitterMail, () => ({ ...known, lastUpdated: '2026-11-20T12:00:00Z' }))
  const { user } = openApp('/oversikt')
  await user.click(await screen.findByRole('button', { name: 'Ja, den er riktig' }))
  expect(await screen.findByText('E-posten er lagret')).toBeTruthy()
  expect(screen.queryByText('Er e-posten din riktig?')).toBeNull()
})

it('[LST-06] filters that cannot be fetched are told of, and the list stands', async () => {
  const { user } = await openOverview()
  vi.stubGlobal('reportError', vi.fn())
  vi.doMock('@eksport/portal/list/filter-parts.tsx', () => Promise.reject(new Error('No network')))
  onTestFinished(() => void vi.doUnmock('@eksport/portal/list/filter-parts.tsx'))
  await user.click(screen.getByRole('button', { name: /^Filter/ }))
  expect(await screen.findByText(/kunne ikke hentes/i)).toBeTruthy()
  expect(screen.getAllByRole('rowheader')).toHaveLength(2)
})

describe('with a row a person', () => {
  it('[LST-13] goes on with a draft', async () => {
    const { user, server, address } = await openOverview()
    server.answer(getApplication, () => ({
      application: anApplication({ referenceNumber: 4002 }),
      validation: { errors: [], needsManualProcessing: false },
    }))
    await user.click((await openRowMenu(user, '#004002')).getByRole('menuitem', { name: 'Rediger' }))
    await waitFor(() => expect(address()).toBe('/soeknader/4002'))
  })

  it('[LST-13] deletes a draft after a question, in the version that they saw', async () => {
    const { user, server } = await openOverview()
    server.answer(deleteApplication, () => undefined)
    await user.click((await openRowMenu(user, '#004002')).getByRole('menuitem', { name: 'Slett' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText('Søknad #004002 blir borte for alle i virksomheten.')).toBeTruthy()
    server.answer(listApplications, ({ query }) => pageOf([sent], query))
    await user.click(dialog.getByRole('button', { name: 'Slett' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: '#004002' })).toBeNull())
    expect(server.calls(deleteApplication)).toMatchObject([{ params: { referenceNumber: 4002 }, ifMatch: '4' }])
    expect(screen.getAllByText('Søknaden er slettet!')).not.toEqual([])
  })

  it('[LST-13] says no to the question, and the draft is still there', async () => {
    const { user, server } = await openOverview()
    await user.click((await openRowMenu(user, '#004002')).getByRole('menuitem', { name: 'Slett' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Avbryt' }))
    expect(screen.getByRole('link', { name: '#004002' })).toBeTruthy()
    expect(server.calls(deleteApplication)).toEqual([])
  })

  it('[LST-13] reads in the question that a draft could not be deleted', async () => {
    const { user, server } = await openOverview()
    server.answer(deleteApplication, () => refuse(412))
    await user.click((await openRowMenu(user, '#004002')).getByRole('menuitem', { name: 'Slett' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: 'Slett' }))
    expect(await dialog.findByText('Klarte ikke å slette søknad. Prøv igjen senere.')).toBeTruthy()
  })

  it('[LST-13] begins a cancellation', async () => {
    const { user, server, address } = await openOverview()
    server.answer(getApplication, () => ({
      application: anApplication({ applicationStatus: 'INNSENDT', actions: ['cancel'] }),
      validation: { errors: [], needsManualProcessing: false },
    }))
    await user.click((await openRowMenu(user, '#004001')).getByRole('menuitem', { name: 'Kanseller søknad' }))
    await waitFor(() => expect(address()).toBe('/soeknad/4001/kansellering'))
  })

  it('[LST-14] reads that the signed certificate could not be fetched', async () => {
    const { user, server } = await openOverview()
    server.answer(getSignedCertificate, () => refuse(404))
    await user.click((await openRowMenu(user, '#004001')).getByRole('menuitem', { name: 'Last ned e-signert PDF' }))
    expect(await screen.findByText('Klarte ikke å laste ned signert PDF')).toBeTruthy()
  })

  it('[CRT-19] opens an issued certificate as what it is', async () => {
    const { user, server } = await openOverview({ shown: [aRow({ applicationStatus: 'UTSTEDT' })] })
    server.answer(getCertificatePreview, () => refuse(500))
    await user.click((await openRowMenu(user, '#004001')).getByRole('menuitem', { name: 'Vis sertifikat' }))
    expect(await screen.findByRole('dialog', { name: 'Vis sertifikat #004001' })).toBeTruthy()
  })

  it('[LST-14] opens the certificate as it is now', async () => {
    const { user, server } = await openOverview({ shown: [aRow()] })
    server.answer(getCertificatePreview, () => refuse(500))
    await user.click((await openRowMenu(user, '#004001')).getByRole('menuitem', { name: 'Forhåndsvis sertifikat' }))
    expect(await screen.findByRole('dialog', { name: /sertifikat #004001/ })).toBeTruthy()
    await waitFor(() => expect(server.calls(getCertificatePreview)[0]?.params.referenceNumber).toBe(4001))
  })
})

describe('a new application', () => {
  it('[RTE-20] begins with what everyone should know, once in this browser', async () => {
    const { user, server, address } = await openOverview()
    // The page of the goods opens with those of the last application.
    server.answer(getApplication, () => ({
      application: anApplication({ applicationStatus: 'INNSENDT' }),
      validation: { errors: [], needsManualProcessing: false },
    }))
    await user.click(screen.getByRole('button', { name: 'Opprett ny' }))
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Før du starter' })).getByRole('button', {
        name: 'Start søknaden',
      }),
    )
    await waitFor(() => expect(address()).toBe('/soeknader/varer'))
    expect(localStorage.getItem('eksport.info-read')).toBe('1')
  })
})

describe('a list that takes its time', () => {
  const openSlow = async (total = 1) => {
    const held = Promise.withResolvers<ReturnType<typeof pageOf>>()
    const server = startSubmitterServer()
    server.answer(listApplications, () => held.promise)
    const app = openApp('/profil')
    const overview = (await screen.findAllByRole('link', { name: 'Oversikt' }))[0]
    if (overview === undefined) throw new Error('No way to the overview')
    // From here on time is the test's own; a portal that opens sets its clock.
    vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.now() })
    await app.user.click(overview)
    await screen.findByRole('heading', { name: 'Søknader', level: 1 })
    const wait = async (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))
    return { ...app, server, wait, arrive: () => held.resolve(pageOf([sent], {}, total)) }
  }
  const waiting = () => document.querySelector<HTMLElement>('.eks-loading')

  it('[THM-03] says so after a second, that it may take a while after five, and stops saying it when the rows come', async () => {
    const { wait, arrive } = await openSlow()
    expect(waiting()).toBeNull()
    await wait(1100)
    expect(waiting()?.textContent).toContain('Henter søknader')
    expect(waiting()?.textContent).not.toContain('Dette kan ta litt tid.')
    await wait(4000)
    expect(waiting()?.textContent).toContain('Dette kan ta litt tid.')
    arrive()
    await screen.findByRole('rowheader')
    await wait(600)
    expect(waiting()).toBeNull()
  })

  it('[THM-03] is given up, says so, and is fetched again when asked for', async () => {
    const { user, server, wait } = await openSlow()
    await wait(1100)
    await user.click(screen.getByRole('button', { name: 'Avbryt' }))
    expect(await screen.findByText('Du avbrøt hentingen av søknadene.')).toBeTruthy()
    await wait(600)
    expect(waiting()).toBeNull()
    server.answer(listApplications, ({ query }) => pageOf([sent], query))
    await user.click(screen.getByRole('button', { name: 'Prøv igjen' }))
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    expect(await screen.findByRole('rowheader')).toBeTruthy()
    expect(screen.queryByText('Du avbrøt hentingen av søknadene.')).toBeNull()
  })

  it('[THM-03] [LST-10] another page can be given up while it is on its way; the range is that of the rows that stand there', async () => {
    const { user, server, wait, arrive } = await openSlow(60)
    arrive()
    await screen.findByRole('rowheader')
    await wait(600)
    server.answer(listApplications, () => new Promise<never>(() => undefined))
    await user.click(screen.getByRole('button', { name: 'Neste side' }))
    await wait(1100)
    expect(screen.getByText('1-10 av 60 søknader')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Side 2' }).getAttribute('aria-current')).toBe('page')
    expect(waiting()?.textContent).toContain('Henter søknader')
    await user.click(screen.getByRole('button', { name: 'Avbryt' }))
    expect(await screen.findByText('Du avbrøt hentingen av søknadene.')).toBeTruthy()
    expect(screen.getByText('Det som står under, er det som sist ble hentet.')).toBeTruthy()
    expect(screen.getByText('1-10 av 60 søknader')).toBeTruthy()
    await wait(600)
    expect(waiting()).toBeNull()
    server.answer(listApplications, ({ query }) => pageOf([draft], query, 60))
    await user.click(screen.getByRole('button', { name: 'Prøv igjen' }))
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    expect(await screen.findByText('11-20 av 60 søknader')).toBeTruthy()
    expect(screen.getByRole('rowheader').textContent).toContain('4002')
    expect(screen.queryByText('Du avbrøt hentingen av søknadene.')).toBeNull()
  })
})
