import { listOpeningHours } from '@eksport/api'
import type { Application } from '@eksport/domain'
import { exampleOfficeTimes } from '@eksport/domain/testing'
import { elementAt } from '@eksport/portal/testing/element-at.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { openDetail } from './open-detail.ts'
import { startSubmitterServer } from './start-server.ts'

const hours = exampleOfficeTimes([{ code: 'KLOEFTA', openingHours: 'KLOEFTA' }])
// Monday; the goods are controlled on that day, and leave on the next.
export const approved: Partial<Application> = {
  applicationStatus: 'GODKJENT',
  certificateFormats: ['PAPER'],
  transport: { dateOfDeparture: '2026-11-24', timeOfDeparture: '06:00' },
  certificateRetrieval: { office: 'KLOEFTA', date: '2026-11-23', time: '10:30' },
  fees: [
    { amount: 700, code: 'HELSESERTIFIKAT' },
    { amount: 875, code: 'BEKREFTET_KOPI' },
  ],
  actions: ['change-time'],
}

export function serverWithHours() {
  const server = startSubmitterServer()
  server.answer(listOpeningHours, () => hours)
  return server
}

/** The dialog in which the pickup of an approved certificate is moved. */
export async function openDialog(stored: Partial<Application> = {}) {
  const server = serverWithHours()
  const page = await openDetail({ ...approved, ...stored }, { server })
  await page.user.click(await screen.findByRole('button', { name: 'Endre tid' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Endre tid' }))
  const meaning = within(dialog.getByRole('region', { name: 'Dette betyr det' }))
  const choose = async (time: string) =>
    page.user.click(await waitFor(() => elementAt(`input[type=radio][value="${time}"]`)))
  const press = async (name: RegExp) => {
    const button = await dialog.findByRole('button', { name })
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
    await page.user.click(button)
  }
  return { ...page, dialog, meaning, choose, press }
}
