import { getCase, getWorkload, listAbsences, listCases, listVisits } from '@eksport/api'
import { anApplication, aRow } from '@eksport/domain/testing'
import { lose } from '@eksport/portal/testing/memory-server.ts'
import { openStream } from '@eksport/portal/testing/open-stream.ts'
import { pageOf } from '@eksport/portal/testing/page-of.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { openWorklist, threeCases } from '#src/testing/open-worklist.ts'

const references = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const rowOf = (reference: string) => screen.getByRole('row', { name: new RegExp(reference) })
const search = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Søk i søknadene' })

/** The browser says that it has no net, and that it is back. */
const withoutNet = () => window.dispatchEvent(new Event('offline'))
const withNet = () => act(async () => void window.dispatchEvent(new Event('online')))

/** Where it is said that the list could not be fetched. */
async function failure() {
  const alert = (await screen.findByText(/^Klarte ikke å hente /)).closest<HTMLElement>('[role=alert]')
  if (alert === null) throw new Error('The failure is not announced')
  return alert
}

const noFaults = { errors: [], needsManualProcessing: false }

describe('an officer who looks for cases', () => {
  it('[LST-06] [LST-09] searches in the queue that they stand in, from its first page, and gets all back', async () => {
    const { user, asked, address, back } = await openWorklist({
      address: '/?status=INNSENDT&page=2&size=12',
      total: 90,
    })
    await user.type(search(), ' Shanghai ')
    await waitFor(() => expect(address()).toBe('/?search=Shanghai&status=INNSENDT'))
    await waitFor(() => expect(asked()).toContainEqual({ status: 'INNSENDT', office: 'own', search: 'Shanghai' }))
    await user.clear(search())
    await waitFor(() => expect(address()).toBe('/?status=INNSENDT'))
    back()
    await waitFor(() => expect(search().value).toBe('Shanghai'))
  })

  it('[LST-06] reads that nothing fits what they chose, and takes it away there', async () => {
    const { user, server, address } = await openWorklist({ address: '/?status=INNSENDT&consigneeName=Nei', shown: [] })
    const table = within(screen.getByRole('main'))
    server.answer(listCases, ({ query }) => pageOf(threeCases, query))
    expect(await table.findByText(/Ingen .*(filter|treff|passer)/i)).toBeTruthy()
    const [reset] = table.getAllByRole('button', { name: 'Nullstill filter' }).slice(-1)
    if (reset === undefined) throw new Error('The filters cannot be reset')
    await user.click(reset)
    await waitFor(() => expect(address()).toBe('/?status=INNSENDT'))
    await waitFor(() => expect(references()).toEqual(['#004001', '#004002', '#004003']))
  })

  it('[CW-07] [CW-12] reads why a search found a case, and what went wrong with it', async () => {
    const hit = { field: 'container', value: 'MSKU 123456-7' } as const
    const shown = [aRow({ hit, applicationStatus: 'UNDER_VURDERING', setback: 'SIGNING_REJECTED' })]
    await openWorklist({ address: '/?search=msku', shown })
    expect(screen.getByText('Container: MSKU 123456-7')).toBeTruthy()
    expect(screen.getByText('SIGNERING AVVIST')).toBeTruthy()
    expect(screen.queryByText('UNDER VURDERING')).toBeNull()
  })

  it('[CW-07] reads no reason where the search found the exporter, whose name stands there', async () => {
    const row = aRow({})
    const hit = { field: 'exporter', value: row.consignorName ?? '' } as const
    await openWorklist({ address: '/?search=nord', shown: [{ ...row, hit }] })
    expect(screen.getAllByText(hit.value)).toHaveLength(1)
    expect(screen.queryByText(/^Eksportør: /)).toBeNull()
  })

  it('[CW-06] sees in whose hands a case is open now, and who has come, without asking for the list', async () => {
    const say = openStream()
    const { server } = await openWorklist()
    const colleague = { id: 'b-2', name: 'Henrik Dahl', since: '2026-11-20T11:52:00+01:00', referenceNumber: 4002 }
    const lists = server.calls(listCases).length
    server.answer(listVisits, () => [colleague])
    await say({ kind: 'visit', referenceNumber: 4002 })
    expect(await within(rowOf('#004002')).findByText('Åpen hos Henrik Dahl')).toBeTruthy()
    expect(within(rowOf('#004002')).getByText('HD')).toBeTruthy()
    expect(within(rowOf('#004002')).getByRole('link', { name: '#004002' })).toBeTruthy()
    expect(screen.getAllByText('HD')).toHaveLength(1)
    expect(server.calls(listCases)).toHaveLength(lists)
  })

  it('[CW-07] reads that a search found more than the list holds', async () => {
    const { user, server } = await openWorklist()
    server.answer(listCases, ({ query }) => ({ ...pageOf(threeCases, query), isPartial: true as const }))
    await user.type(search(), 'as')
    expect(await screen.findByText(/^Søket traff over 1 000\./)).toBeTruthy()
  })

  it('[CW-06] fills the height with rows, unless the reader chose otherwise before', async () => {
    vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(1080)
    const { user, server, address } = await openWorklist({ total: 90 })
    const size = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Rader per side' })
    expect(size().selectedOptions[0]?.textContent).toBe('Fyll skjermen (21)')
    expect(address()).toBe('/')
    expect(Number(server.calls(listCases)[0]?.query?.size)).toBe(21)
    await user.selectOptions(size(), '30')
    await waitFor(() => expect(address()).toBe('/?size=30'))
    await user.click(screen.getByRole('link', { name: /^Til utskrift/ }))
    await waitFor(() => expect(size().value).toBe('30'))
    await user.selectOptions(size(), 'Fyll skjermen (21)')
    await waitFor(() => expect(address()).toBe('/?awaits=print'))
  })

  it('[LST-09] turns the page, and Back turns it back', async () => {
    const { user, address, asked, back } = await openWorklist({ total: 90 })
    await user.click(screen.getByRole('button', { name: 'Neste side' }))
    await waitFor(() => expect(address()).toBe('/?page=1&size=12'))
    await waitFor(() => expect(asked().some(({ page }) => page === '1')).toBe(true))
    back()
    await waitFor(() => expect(address()).toBe('/'))
  })
})

describe('a list that an officer has open', () => {
  const heard = { kind: 'application', referenceNumber: 4004, version: 2, organisationNumber: '310000043' } as const

  it('[ACT-12] [CW-06] hears what others change, and nothing moves until they show it; the counts follow', async () => {
    const say = openStream()
    const { server } = await openWorklist()
    const counted = server.calls(getWorkload).length
    const [first, , third] = threeCases
    const now = [aRow({ referenceNumber: 4004 }), first, third].flatMap((row) => row ?? [])
    server.answer(listCases, ({ query }) => pageOf(now, query))
    await say(heard)
    await screen.findByRole('button', { name: /^2 endringer/ })
    expect(references()).toEqual(['#004001', '#004002', '#004003'])
    expect(within(rowOf('#004002')).getByText('Ute av listen')).toBeTruthy()
    expect(server.calls(getWorkload).length).toBeGreaterThan(counted)
    fireEvent.keyDown(document.body, { key: 'r' })
    await waitFor(() => expect(references()).toEqual(['#004004', '#004001', '#004003']))
    expect(screen.queryByRole('button', { name: /endring/ })).toBeNull()
  })

  it('[TBL-05] keeps its rows when it could not be read again, and says so', async () => {
    const say = openStream()
    const { server, user } = await openWorklist()
    server.answer(listCases, lose)
    await say(heard)
    expect((await screen.findByText('Klarte ikke å hente saker.')).closest('[role=alert]')).toBeTruthy()
    expect(references()).toEqual(['#004001', '#004002', '#004003'])
    server.answer(listCases, ({ query }) => pageOf([aRow({ referenceNumber: 4004 })], query))
    await user.click(screen.getByRole('button', { name: 'Prøv igjen' }))
    await waitFor(() => expect(references()).toEqual(['#004004']))
    expect(screen.queryByText('Klarte ikke å hente saker.')).toBeNull()
  })

  it('[TBL-05] without a net keeps the rows of before under a new choice, says so, and reads it when the net is back', {
    tags: 'proof',
  }, async () => {
    const { server, user, address } = await openWorklist({ total: 90 })
    withoutNet()
    server.answer(listCases, lose)
    await user.click(screen.getByRole('button', { name: 'Neste side' }))
    await waitFor(() => expect(address()).toBe('/?page=1&size=12'))
    const alert = await failure()
    expect(alert.textContent).toContain('Klarte ikke å hente saker.Det som står under, er det som sist ble hentet.')
    expect(references()).toEqual(['#004001', '#004002', '#004003'])
    const asked = server.calls(listCases).length
    const message = within(alert).getByText('Klarte ikke å hente saker.')
    await user.click(within(alert).getByRole('button', { name: 'Prøv igjen' }))
    await waitFor(() => expect(server.calls(listCases).length).toBeGreaterThan(asked))
    await waitFor(() => expect(message.isConnected).toBe(false))
    expect(within(alert).getByRole('button', { name: 'Prøv igjen' })).toBe(document.activeElement)
    server.answer(listCases, ({ query }) => pageOf([aRow({ referenceNumber: 4031 })], query, 90))
    await withNet()
    await waitFor(() => expect(references()).toEqual(['#004031']))
    expect(alert.isConnected).toBe(false)
  })

  it('[RTE-22] without a net leads to a page that says so, and to the case when the net is back', {
    tags: 'proof',
  }, async () => {
    const { server, user } = await openWorklist()
    withoutNet()
    const answers = { application: anApplication({ referenceNumber: 4002 }), validation: noFaults }
    server.answer(getCase, lose)
    await user.click(screen.getByRole('link', { name: '#004002' }))
    expect(await screen.findByText('Du er frakoblet.')).toBeTruthy()
    server.answer(getCase, () => answers)
    await withNet()
    expect(await screen.findByRole('heading', { level: 1, name: /#004002/ })).toBeTruthy()
  })

  it('[SEC-20] [CW-06] opens no case by passing over its link', async () => {
    const { user, server } = await openWorklist()
    // A finger that rests asks the router for the page at once, as a pointer does a moment later.
    fireEvent.touchStart(screen.getByRole('link', { name: '#004002' }))
    await user.click(screen.getByRole('link', { name: '#004001' }))
    expect(await screen.findByRole('heading', { level: 1, name: /#004001/ })).toBeTruthy()
    expect(server.calls(getCase).map(({ params }) => params.referenceNumber)).toEqual([4001])
  })

  it('[CW-05] does not move while somebody types, nor behind a dialog', { tags: 'proof' }, async () => {
    const { user, server } = await openWorklist()
    server.answer(listAbsences, () => [])
    search().focus()
    fireEvent.keyDown(search(), { key: 'j' })
    expect(document.activeElement).toBe(search())
    await user.click(screen.getByRole('button', { name: 'Fravær' }))
    const dialog = await screen.findByRole('dialog', { name: 'Når er du borte?' })
    fireEvent.keyDown(document.activeElement ?? dialog, { key: 'j' })
    expect(dialog.contains(document.activeElement)).toBe(true)
  })
})
