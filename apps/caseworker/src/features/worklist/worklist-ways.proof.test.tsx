import { getCase, listAbsences, listCases } from '@eksport/api'
import { anApplication, aRow } from '@eksport/domain/testing'
import { lose } from '@eksport/portal/testing/memory-server.ts'
import { pageOf } from '@eksport/portal/testing/page-of.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openWorklist } from '#src/testing/open-worklist.ts'

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

const references = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const search = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Søk i søknadene' })

describe('an officer who looks for cases', () => {
  it('[LST-17] finds the list again as it was after a look at a case', async () => {
    const { user, address, back } = await openWorklist({ address: '/?assigned=me&consigneeName=Shanghai' })
    await user.click(screen.getByRole('link', { name: '#004002' }))
    await screen.findByRole('heading', { level: 1, name: /#004002/ })
    back()
    await waitFor(() => expect(address()).toBe('/?assigned=me&consigneeName=Shanghai'))
    expect(await screen.findByRole('button', { name: 'Fjern filter Importør: Shanghai' })).toBeTruthy()
  })

  it('[LST-02] hides a column, which is still hidden the next time', async () => {
    const { user } = await openWorklist()
    await user.click(screen.getByRole('button', { name: /^Rediger kolonner/ }))
    await user.click(await screen.findByRole('checkbox', { name: 'Eksportør' }))
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: /Eksportør/ })).toBeNull())
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('link', { name: '#004002' }))
    await user.click(await screen.findByRole('link', { name: 'Tilbake til forsiden' }))
    expect(await screen.findByRole('columnheader', { name: /Frist/ })).toBeTruthy()
    expect(screen.queryByRole('columnheader', { name: /Eksportør/ })).toBeNull()
  })
})

describe('a list that an officer has open', () => {
  it('[TBL-05] without a net keeps the rows of before under a new choice, says so, and reads it when the net is back', async () => {
    const { server, user, address } = await openWorklist({ total: 90 })
    withoutNet()
    server.answer(listCases, lose)
    await user.click(screen.getByRole('button', { name: 'Neste side' }))
    await waitFor(() => expect(address()).toBe('/?page=1'))
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

  it('[RTE-22] without a net leads to a page that says so, and to the case when the net is back', async () => {
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

  it('[CW-05] does not move while somebody types, nor behind a dialog', async () => {
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
