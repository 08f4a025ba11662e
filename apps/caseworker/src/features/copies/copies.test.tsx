import {
  type CopyTasks,
  confirmCopies,
  getConfirmedCopies,
  getSession,
  handOutCopies,
  listCertificateOffices,
  listCopyTasks,
  listCountries,
} from '@eksport/api'
import { type CopyOrder, today } from '@eksport/domain'
import { lose } from '@eksport/portal/testing/memory-server.ts'
import { sessionOf } from '@eksport/portal/testing/reference-answers.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
import { officer, startCaseworkerServer } from '#src/testing/start-server.ts'

const anOrder = (id: string, state: CopyOrder['state'], collectionDate: string): CopyOrder => ({
  id,
  version: 3,
  state,
  collectionDate,
  numberOfCopies: 2,
  collectionLocation: 'KLOEFTA',
  collectionTime: '10:30',
  fee: 875,
  orderedTime: '2026-11-20T08:00:00+01:00',
})
const task = (referenceNumber: number, order: CopyOrder) => ({
  referenceNumber,
  countryOfDestination: 'CN',
  consignorName: 'Havgull Testolje AS',
  order,
})
const late = anOrder('0191b7f0-0000-7000-8000-000000000001', 'PRINTED', '2026-01-05')
/** Of this day by the clock of the test. */
function ofToday() {
  const now = today(new Date().toISOString())
  return { now, due: anOrder('0191b7f0-0000-7000-8000-000000000002', 'ORDERED', now) }
}

function openCopies(address: string, found: () => CopyTasks | ReturnType<typeof lose>) {
  const server = startCaseworkerServer()
  server.answer(getSession, () => sessionOf({ ...officer, roles: [...officer.roles], office: 'KLOEFTA' }, null))
  server.answer(listCertificateOffices, () => [])
  server.answer(listCountries, () => [])
  server.answer(listCopyTasks, found)
  return { ...openApp(address), server }
}

describe('copies over all cases', () => {
  it('[CPY-01] [STA-08] are those of the own office until today, printed and handed out where they stand', async () => {
    const { user, server } = openCopies('/kopier', () => ({
      tasks: [task(4009, late), task(4010, ofToday().due)],
      total: 2,
      mayAct: true,
    }))
    const { now, due } = ofToday()
    expect(await screen.findByRole('region', { name: '05.01.2026, hentedagen er over' })).toBeTruthy()
    const dayList = within(screen.getByRole('region', { name: /^I dag/ }))
    expect(dayList.getByRole('link', { name: '#004010' }).getAttribute('href')).toBe('/soeknader/4010')
    expect(server.calls(listCopyTasks)[0]?.query).toEqual({ office: 'KLOEFTA', until: now })
    server.answer(getConfirmedCopies, () => new Blob(['%PDF-1.7'], { type: 'application/pdf' }))
    server.answer(confirmCopies, () => ({ ...due, state: 'PRINTED' as const }))
    await user.click(dayList.getByRole('button', { name: 'Bekreft og skriv ut' }))
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Bekreft og skriv ut' }),
    )
    expect(await screen.findByRole('dialog', { name: /Bekreftede kopier av #004010/ })).toBeTruthy()
    await user.keyboard('{Escape}')
    server.answer(handOutCopies, () => ({ ...late, state: 'HANDED_OUT' as const }))
    await user.click(await screen.findByRole('button', { name: 'Utlever kopiene' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Hvem hentet kopiene?' }))
    await user.type(dialog.getByRole('textbox'), 'Ola Nordmann{Enter}')
    expect(server.calls(handOutCopies)).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Utlever kopiene' }))
    expect(await screen.findByText('Utleveringen er registrert')).toBeTruthy()
    expect(server.calls(handOutCopies)[0]).toMatchObject({ body: { collectedBy: 'Ola Nordmann' }, ifMatch: '3' })
    await user.click(screen.getByRole('button', { name: 'Alle dager' }))
    await user.click(screen.getByRole('button', { name: 'Til utskrift' }))
    expect(server.calls(listCopyTasks).at(-1)?.query).toEqual({ office: 'KLOEFTA', state: 'ORDERED' })
  })

  it('[CPY-01] say that there are none, that the reader may only look, and that they could not be fetched', async () => {
    const { due } = ofToday()
    let answer: () => CopyTasks | ReturnType<typeof lose> = () => ({ tasks: [], total: 0, mayAct: true })
    const { user } = openCopies('/kopier?kontor=alle', () => answer())
    expect(await screen.findByText('Ingen kopier å skrive ut eller utlevere')).toBeTruthy()
    answer = () => ({ tasks: [task(4010, due)], total: 1, mayAct: false })
    await user.click(screen.getByRole('button', { name: 'Alle dager' }))
    expect(await screen.findByText(/Du kan se bestillingene/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Bekreft og skriv ut' })).toBeNull()
    answer = lose
    await user.click(screen.getByRole('button', { name: 'Klar til henting' }))
    expect(await screen.findByText('Klarte ikke å hente bestillingene av kopier.')).toBeTruthy()
  })
})
