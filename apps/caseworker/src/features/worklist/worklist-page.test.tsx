import {
  exportCases,
  getCase,
  getSession,
  handleCase,
  listCases,
  listOfficers,
  listSavedViews,
  takeNextCase,
} from '@eksport/api'
import { applicationStatuses } from '@eksport/domain'
import { anApplication, aRow } from '@eksport/domain/testing'
import { lose, refuse } from '@eksport/portal/testing/memory-server.ts'
import { pageOf } from '@eksport/portal/testing/page-of.ts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
import { openWorklist, threeCases } from '#src/testing/open-worklist.ts'
import { officer, startCaseworkerServer } from '#src/testing/start-server.ts'
import { openStatuses } from './queues.ts'

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

describe('in the list an officer', () => {
  it('[LST-19] asks for a file of what the list shows: the open cases, where the address names none', async () => {
    const { user, server } = await openWorklist({ address: '/?assigned=me' })
    server.answer(exportCases, () => lose())
    await user.click(screen.getByRole('button', { name: 'Last ned …' }))
    await user.click(await screen.findByRole('button', { name: 'Last ned' }))
    await screen.findByText(/Klarte ikke å lage filen/)
    expect(server.calls(exportCases)[0]?.query).toEqual({ assigned: 'me', office: 'own', status: openStatuses.join() })
  })

  it('[CW-01] sees what is not finished, whose it is, and how many there are', async () => {
    const { asked } = await openWorklist()
    expect(asked()[0]).toEqual({ office: 'own', status: openStatuses.join() })
    expect(screen.getByText('Deg')).toBeTruthy()
    expect(screen.getByText('Ufordelt', { selector: 'td *' })).toBeTruthy()
    expect(screen.getByText('Tor Tester')).toBeTruthy()
    expect(screen.getByRole('link', { name: /^Nye/ }).textContent).toContain('2')
  })

  it('[CW-01] [LST-17] goes to another queue, which stands in the address', async () => {
    const { user, asked, address } = await openWorklist({ address: '/?page=2&size=12', total: 60 })
    await user.click(screen.getByRole('link', { name: /^Til signering/ }))
    await waitFor(() => expect(address()).toBe('/?status=TIL_SIGNERING'))
    await waitFor(() => expect(asked()).toContainEqual({ office: 'own', status: 'TIL_SIGNERING' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Til signering' })).toBeTruthy()
  })

  it('[CW-01] asks for their own cases, and the queue stays', async () => {
    const { user, address } = await openWorklist({ address: '/?status=INNSENDT' })
    await user.click(screen.getByRole('button', { name: /^Mine/ }))
    await waitFor(() => expect(address()).toBe('/?status=INNSENDT&assigned=me'))
  })

  it('[CW-06] has their own cases first, then the office’s, then their saved views with how many each holds', async () => {
    const { user, server, address } = await openWorklist()
    const view = { id: '3f0c2b1e-0f4c-4a6e-9a41-0a4d5a1f2b3c', version: 1, name: 'Oppdrett til Kina' }
    server.answer(listSavedViews, () => [{ ...view, search: { destinationCountries: 'CN' }, columns: ['reference'] }])
    cleanup()
    openApp('/')
    const rail = within(await screen.findByRole('navigation', { name: 'Køer' }))
    await waitFor(() => expect(rail.getByRole('link', { name: /^Oppdrett til Kina/ }).textContent).toContain('3'))
    expect(rail.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Mine',
      'Alle kontorer',
      'Lagrede visninger',
      'Annet arbeid',
    ])
    expect(server.calls(listCases).map(({ query }) => query)).toContainEqual(
      expect.objectContaining({ destinationCountries: 'CN', status: openStatuses.join() }),
    )
    await user.click(rail.getByRole('link', { name: /^Under arbeid/ }))
    expect(rail.getByRole('link', { name: /^Under arbeid/ }).getAttribute('aria-current')).toBe('page')
    await user.click(rail.getByRole('link', { name: /^Oppdrett til Kina/ }))
    await waitFor(() => expect(rail.getByRole('link', { current: 'page' }).textContent).toMatch(/^Oppdrett til Kina/))
    expect(address()).toBe('/')
  })

  it('[CW-06] opens with their own office by deadline, and chooses all offices until they choose again', async () => {
    const { asked, address, user } = await openWorklist({ office: 'BERGEN' })
    expect(asked()[0]).toEqual({ office: 'own', status: openStatuses.join() })
    expect(screen.getByRole('columnheader', { name: /Frist/ }).getAttribute('aria-sort')).toBe('ascending')
    await user.click(screen.getByRole('button', { name: /^Alle kontorer/ }))
    await waitFor(() => expect(address()).toBe('/?office=all'))
    await waitFor(() => expect(asked()).toContainEqual({ office: 'all', status: openStatuses.join() }))
    await user.click(screen.getByRole('link', { name: /^Til signering/ }))
    await waitFor(() => expect(address()).toBe('/?status=TIL_SIGNERING&office=all'))
    cleanup()
    const again = await openWorklist({ office: 'BERGEN' })
    expect(again.address()).toBe('/?office=all')
    await again.user.click(screen.getByRole('button', { name: /^Mitt kontor/ }))
    await waitFor(() => expect(again.address()).toBe('/'))
  })

  it('[CW-06] sees what is due when under headings, as long as the list stands by deadline', async () => {
    const due = ['2026-11-01T09:00:00Z', '2099-01-01T09:00:00Z']
    const shown = due.map((dueDateTime, index) => aRow({ referenceNumber: 4001 + index, dueDateTime }))
    const { user } = await openWorklist({ shown })
    expect(screen.getByText('Over fristen')).toBeTruthy()
    expect(screen.getByText('Senere')).toBeTruthy()
    await user.click(within(screen.getByRole('columnheader', { name: /Eksportør/ })).getByRole('button'))
    await waitFor(() => expect(screen.queryByText('Senere')).toBeNull())
  })

  it('[TBL-02] [LST-09] sorts by a column, from the first page', async () => {
    const { user, address } = await openWorklist({ address: '/?page=1&size=12', total: 60 })
    await user.click(within(screen.getByRole('columnheader', { name: /Eksportør/ })).getByRole('button'))
    await waitFor(() => expect(address()).toBe('/?sort=CONSIGNOR_NAME&direction=ASC'))
  })

  it('[LST-06] [FLT-01] filters beside the list, and a reset leaves the queue', async () => {
    const { user, address } = await openWorklist({ address: '/?status=INNSENDT' })
    await user.click(screen.getByRole('button', { name: /^Filter/ }))
    const panel = within(await screen.findByLabelText('Filtrer søknader'))
    await user.type(await panel.findByRole('textbox', { name: /Importør/ }), 'Shanghai')
    await waitFor(() => expect(address()).toBe('/?status=INNSENDT&consigneeName=Shanghai'))
    expect(await screen.findByRole('button', { name: 'Fjern filter Importør: Shanghai' })).toBeTruthy()
    const [reset] = screen.getAllByRole('button', { name: 'Nullstill filter' })
    if (reset === undefined) throw new Error('The filters cannot be reset')
    await user.click(reset)
    await waitFor(() => expect(address()).toBe('/?status=INNSENDT'))
  })

  it('[CW-06] filters by whose cases they are', async () => {
    const { user, server, address } = await openWorklist()
    server.answer(listOfficers, () => [{ id: 'b-2', name: 'Tor Tester', office: 'BERGEN', cases: 4 }])
    await user.click(screen.getByRole('button', { name: /^Filter/ }))
    const panel = within(await screen.findByLabelText('Filtrer søknader'))
    await user.click(await panel.findByRole('searchbox', { name: /saksbehandler/i }))
    await user.click(await panel.findByRole('checkbox', { name: /Tor Tester/ }))
    await waitFor(() => expect(address()).toBe('/?caseworker=b-2'))
    expect(await screen.findByRole('button', { name: 'Fjern filter Saksbehandler: Tor Tester' })).toBeTruthy()
  })

  it('[TBL-05] reads that a queue is empty, and finds the way to all', async () => {
    await openWorklist({ address: '/?status=STOPPET', shown: [] })
    expect(await screen.findByText('Ingen saker i denne køen')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Vis alle åpne' }).getAttribute('href')).toBe('/')
  })

  it('[TBL-05] reads that nothing is open at the office, and finds the way to the others', async () => {
    const { user, address } = await openWorklist({ shown: [], office: 'BERGEN' })
    expect(await screen.findByText('Ingen åpne saker')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Vis alle åpne' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Vis alle kontorer' }))
    await waitFor(() => expect(address()).toBe('/?office=all'))
    expect(screen.queryByRole('button', { name: 'Vis alle kontorer' })).toBeNull()
  })

  it('[TBL-05] reads of a search without hits that nothing matches, and not that the queue is empty', async () => {
    const { user, address } = await openWorklist({ address: '/?status=STOPPET&search=Shanghai', shown: [] })
    expect(await screen.findByText('Ingen søknader passer til filtrene')).toBeTruthy()
    expect(screen.queryByText('Ingen saker i denne køen')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Nullstill filter' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Tøm søket' }))
    await waitFor(() => expect(address()).toBe('/?status=STOPPET'))
    expect(await screen.findByText('Ingen saker i denne køen')).toBeTruthy()
  })

  it('[LST-07] [TBL-05] reads which cases were searched, and searches all of them', async () => {
    const { user, asked, address } = await openWorklist({ address: '/?assigned=me&search=000003', shown: [] })
    expect(await screen.findByText('Søket gjaldt bare «Alle åpne, Mine».')).toBeTruthy()
    expect(screen.queryByText(/Fjern et filter/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Søk i alle saker' }))
    await waitFor(() =>
      expect(asked().at(-1)).toEqual({ search: '000003', office: 'all', status: applicationStatuses.join() }),
    )
    expect(address()).toContain('search=000003')
    expect(await screen.findByRole('heading', { level: 1, name: 'Alle saker' })).toBeTruthy()
    expect(await screen.findByText('Søk på noe annet.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Søk i alle saker' })).toBeNull()
  })

  it('[TBL-05] tries again when the cases could not be fetched', async () => {
    const server = startCaseworkerServer()
    server.answer(listCases, lose)
    const { user } = openApp('/')
    expect(await screen.findByText('Klarte ikke å hente saker.')).toBeTruthy()
    server.answer(listCases, ({ query }) => pageOf(threeCases, query))
    await user.click(screen.getByRole('button', { name: 'Prøv igjen' }))
    expect(await screen.findByRole('link', { name: '#004001' })).toBeTruthy()
  })

  it('[LST-18] opens a saved view of theirs, which a case remembers as the list that it came from', {
    tags: 'proof',
  }, async () => {
    const view = {
      id: '5f0c9a52-7d3b-4b53-8f0a-2f6f3f1d9a11',
      name: 'Til meg',
      version: 1,
      search: { assigned: 'me', sort: 'DUE_DATE_TIME', direction: 'ASC' },
    }
    const { user, server, asked, address } = await openWorklist()
    server.answer(listSavedViews, () => [{ ...view, columns: ['reference', 'due', 'status'] }])
    await user.click(screen.getByRole('button', { name: 'Visninger' }))
    await user.click(await screen.findByRole('menuitemradio', { name: 'Til meg' }))
    const opened = `/?assigned=me&view=${view.id}&columns=reference,due,status`
    await waitFor(() => expect(address()).toBe(opened))
    expect(asked()).toContainEqual({ assigned: 'me', office: 'own', status: openStatuses.join() })
    expect(screen.queryByRole('columnheader', { name: /Eksportør/ })).toBeNull()
    await user.click(screen.getByRole('link', { name: '#004001' }))
    await user.click(await screen.findByRole('link', { name: /Alle åpne|Tilbake/ }))
    await waitFor(() => expect(address()).toBe(opened))
  })
})

describe('with single keys an officer', () => {
  const focused = () => document.activeElement?.textContent

  it('[CW-05] goes to the search, and opens a case by its number', async () => {
    const { user, address } = await openWorklist()
    press('/')
    const search = screen.getByRole('textbox', { name: 'Søk i saker' })
    expect(document.activeElement).toBe(search)
    await user.type(search, ' {Enter}')
    expect(address()).toBe('/')
    await user.type(search, '#004002{Enter}')
    await waitFor(() => expect(address()).toBe('/soeknader/4002'))
  })

  it.each(['2026-1.1.100-3-1', 'NO 700001', 'Qingdao Testmat'])(
    '[CW-05] [LST-07] finds a case by what is printed on its paper: %s',
    async (printed) => {
      const { user, asked } = await openWorklist()
      press('/')
      await user.type(screen.getByRole('textbox', { name: 'Søk i saker' }), `${printed}{Enter}`)
      await waitFor(() =>
        expect(asked().at(-1)).toEqual({ search: printed, office: 'all', status: applicationStatuses.join() }),
      )
    },
  )

  it('[CW-05] turns them off, and nothing moves any more', async () => {
    const { user } = await openWorklist()
    await user.click(screen.getByRole('button', { name: new RegExp(officer.name) }))
    await user.click(await screen.findByRole('menuitem', { name: 'Hurtigtaster' }))
    await user.click(await screen.findByRole('switch', { name: 'Taster som trykkes alene', checked: true }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const before = focused()
    press('j')
    expect(focused()).toBe(before)
    expect(screen.queryByText('neste, forrige')).toBeNull()
  })

  it('[CW-05] moves between the cases and opens the filters', { tags: 'proof' }, async () => {
    await openWorklist()
    press('j')
    expect(focused()).toBe('#004001')
    press('j')
    expect(focused()).toBe('#004002')
    press('k')
    expect(focused()).toBe('#004001')
    press('f')
    expect(await screen.findByLabelText('Filtrer søknader')).toBeTruthy()
  })

  it('[CW-05] goes into the filters with their key, and out of them with Escape', { tags: 'proof' }, async () => {
    const { user } = await openWorklist()
    press('f')
    const panel = await screen.findByLabelText('Filtrer søknader')
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true))
    expect(document.activeElement).not.toBe(within(panel).getByRole('button', { name: 'Lukk filter' }))
    await user.keyboard('{Escape}')
    expect(screen.queryByLabelText('Filtrer søknader')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Filter/ }))
  })

  it('[CW-05] walks from case to case of the list, over the end of a page, and back to the list', {
    tags: 'proof',
  }, async () => {
    const { user, server, address } = await openWorklist({ address: '/?assigned=all', total: 3 })
    await user.click(screen.getByRole('link', { name: '#004001' }))
    expect(await screen.findByText('1 av 3 i Alle åpne')).toBeTruthy()
    press('j')
    await waitFor(() => expect(address()).toBe('/soeknader/4002'))
    expect(await screen.findByText('2 av 3 i Alle åpne')).toBeTruthy()
    press('k')
    await waitFor(() => expect(address()).toBe('/soeknader/4001'))
    expect(server.calls(getCase).map(({ params }) => params.referenceNumber)).toContain(4002)
    await user.click(screen.getByRole('link', { name: 'Tilbake til forsiden' }))
    await waitFor(() => expect(address()).toBe('/?assigned=all'))
  })

  it('[CW-05] [CW-10] passes no case over when that which is open and one before it leave the list together', {
    tags: 'proof',
  }, async () => {
    let shown = [4001, 4002, 4003, 4004].map((referenceNumber) => aRow({ referenceNumber }))
    const { user, server, address } = await openWorklist({ address: '/?assigned=all', shown })
    server.answer(listCases, ({ query }) => pageOf(shown, query))
    const application = anApplication({ referenceNumber: 4002, applicationStatus: 'INNSENDT', actions: ['take'] })
    server.answer(getCase, () => ({ application, validation: { errors: [], needsManualProcessing: false } }))
    await user.click(screen.getByRole('link', { name: '#004002' }))
    expect(await screen.findByText('2 av 4 i Alle åpne')).toBeTruthy()
    server.answer(handleCase, () => {
      shown = shown.slice(2)
      return application
    })
    press('t')
    await waitFor(() => expect(screen.queryByText('2 av 4 i Alle åpne')).toBeNull())
    press('j')
    await waitFor(() => expect(address()).toBe('/soeknader/4003'))
  })
})

describe('the next case', () => {
  it('[CW-06] is taken and opened by a key; where another officer was quicker, the one after it', async () => {
    const { server, address } = await openWorklist()
    let asked = 0
    server.answer(takeNextCase, () => {
      asked += 1
      return asked === 1 ? refuse(412) : { referenceNumber: 4002 }
    })
    press('t')
    await waitFor(() => expect(address()).toBe('/soeknader/4002'))
    expect(new Set(server.calls(takeNextCase).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
  })

  it('[CW-06] is none, and that is said', async () => {
    const { server, user, address } = await openWorklist()
    server.answer(takeNextCase, () => ({}))
    await user.click(screen.getByRole('button', { name: /^Ta neste/ }))
    expect(await screen.findAllByText('Ingen saker venter på å bli tatt.')).not.toEqual([])
    expect(address()).toBe('/')
  })

  it('[CW-06] could not be taken, and that is said; who only signs is not offered it', async () => {
    const { server, user } = await openWorklist()
    server.answer(takeNextCase, lose)
    await user.click(screen.getByRole('button', { name: /^Ta neste/ }))
    expect(await screen.findAllByText('Klarte ikke å ta den neste saken.')).not.toEqual([])
    cleanup()
    await openWorklist({ roles: ['V'] })
    expect(screen.queryByRole('button', { name: /^Ta neste/ })).toBeNull()
  })
})

describe('who is not logged in', () => {
  it('[RTE-17] finds the login of officers, and comes back to the case', async () => {
    const server = startCaseworkerServer()
    server.answer(getSession, () => refuse(401))
    const { address } = openApp('/soeknader/4001')
    const login = await screen.findByRole('link', { name: /Logg inn som ansatt/ })
    expect(address()).toBe('/?neste=%2Fsoeknader%2F4001')
    expect(login.getAttribute('href')).toContain(encodeURIComponent('/soeknader/4001'))
  })
})
