import { getCase, handleCase, listCases, listSavedViews } from '@eksport/api'
import { anApplication, aRow } from '@eksport/domain/testing'
import { pageOf } from '@eksport/portal/testing/page-of.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openWorklist } from '#src/testing/open-worklist.ts'
import { openStatuses } from './queues.ts'

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

describe('in the list an officer', () => {
  it('[LST-18] opens a saved view of theirs, which a case remembers as the list that it came from', async () => {
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

  it('[TBL-04] keeps the columns that are chosen while the filters take the room of some', async () => {
    const { user } = await openWorklist()
    const chosen = async () => {
      await user.click(screen.getByRole('button', { name: 'Rediger kolonner' }))
      const dialog = within(await screen.findByRole('dialog', { name: /kolonner/i }))
      const boxes = await dialog.findAllByRole<HTMLInputElement>('checkbox')
      const crowdedOut = dialog.queryAllByText('Har ikke plass nå').length
      await user.keyboard('{Escape}')
      return { ticked: boxes.filter(({ checked }) => checked).length, crowdedOut }
    }
    const before = await chosen()
    await user.click(screen.getByRole('button', { name: /^Filter/ }))
    await screen.findByLabelText('Filtrer søknader')
    expect(before.crowdedOut).toBe(0)
    expect(screen.queryByRole('columnheader', { name: /Hentekontor/ })).toBeNull()
    // The goods and the template; in this window the country had no room before either.
    expect(await chosen()).toEqual({ ticked: before.ticked, crowdedOut: 2 })
  })
})

describe('with single keys an officer', () => {
  const focused = () => document.activeElement?.textContent

  it('[CW-05] moves between the cases and opens the filters', async () => {
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

  it('[CW-05] goes into the filters with their key, and out of them with Escape', async () => {
    const { user } = await openWorklist()
    press('f')
    const panel = await screen.findByLabelText('Filtrer søknader')
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true))
    expect(document.activeElement).not.toBe(within(panel).getByRole('button', { name: 'Lukk filter' }))
    await user.keyboard('{Escape}')
    expect(screen.queryByLabelText('Filtrer søknader')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Filter/ }))
  })

  it('[CW-05] walks from case to case of the list, over the end of a page, and back to the list', async () => {
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

  it('[CW-05] [CW-10] passes no case over when that which is open and one before it leave the list together', async () => {
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
