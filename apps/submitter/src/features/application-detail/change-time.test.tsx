import { calculateFee, changePickup, getApplication, listOpeningHours } from '@eksport/api'
import { type Application, formatKroner } from '@eksport/domain'
import { exampleOfficeTimes } from '@eksport/domain/testing'
import { elementAt } from '@eksport/portal/testing/element-at.ts'
import { lose, refuse } from '@eksport/portal/testing/memory-server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openDetail } from '#src/testing/open-detail.ts'
import { startSubmitterServer } from '#src/testing/start-server.ts'

const hours = exampleOfficeTimes([{ code: 'KLOEFTA', openingHours: 'KLOEFTA' }])
// Monday; the goods are controlled on that day, and leave on the next.
const approved: Partial<Application> = {
  applicationStatus: 'GODKJENT',
  certificateFormats: ['PAPER'],
  certificateRetrieval: { office: 'KLOEFTA', date: '2026-11-23', time: '10:30' },
  fees: [
    { amount: 700, code: 'HELSESERTIFIKAT' },
    { amount: 875, code: 'BEKREFTET_KOPI' },
  ],
  actions: ['change-time'],
}

function serverWithHours() {
  const server = startSubmitterServer()
  server.answer(listOpeningHours, () => hours)
  return server
}

async function openDialog(stored: Partial<Application> = {}) {
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

describe('who moves a pickup', () => {
  it('[EXP-11] [FEE-01] reads what it means and costs before the press, and is told that it is done', async () => {
    const { server, dialog, meaning, choose, press, change } = await openDialog()
    expect(document.activeElement).toHaveProperty('value', '2026-11-23')
    expect(dialog.getByText('Nå: ma. 23.11.2026 10:30')).toBeTruthy()
    expect(meaning.getByText(/^Sertifikatet endres ikke\./)).toBeTruthy()
    expect(meaning.getByText(/^Avgang kan ikke endres her\. Søknaden er avgjort\./)).toBeTruthy()
    await choose('16:30')
    const costs = `fra 700,- til ${formatKroner(1400)}+ 700,-`
    expect((await meaning.findByText('1 400,-')).closest('dd')?.textContent).toBe(costs)
    expect(meaning.getByText('ma. 23.11.2026 16:30').closest('ins')).toBeTruthy()
    server.answer(changePickup, ({ body }) => {
      change({ certificateRetrieval: { office: 'KLOEFTA', ...body } })
      return { ...body, fee: 1400 }
    })
    await press(/^Endre tid, \+ 700,-$/)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findAllByText('Hentetiden er endret')).not.toEqual([])
    const body = { date: '2026-11-23', time: '16:30' }
    expect(server.calls(changePickup)).toMatchObject([{ ifMatch: '1', body }])
    expect(await within(screen.getByRole('region', { name: 'Henting' })).findByText('16:30')).toBeTruthy()
  })

  it('[EXP-11] leaves with Escape, and begins at the pickup as it is when it comes back', async () => {
    const { user, server, dialog, choose } = await openDialog()
    await choose('16:30')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const button = screen.getByRole('button', { name: 'Endre tid' })
    await waitFor(() => expect(document.activeElement).toBe(button))
    await user.click(button)
    await waitFor(() => expect(elementAt('input[type=radio][value="10:30"]')).toHaveProperty('checked', true))
    expect(server.calls(changePickup)).toEqual([])
    expect(dialog.queryByRole('alert')).toBeNull()
  })

  it('[EXP-11] [SEC-03] [SEC-04] loses nothing: not the answer, not what another has changed, not a time that is gone', async () => {
    const { server, dialog, choose, press, change } = await openDialog()
    await press(/^Endre tid/)
    expect(await dialog.findByText('Velg en annen tid enn den du har.')).toBeTruthy()
    await choose('16:30')
    server.answer(changePickup, lose)
    await press(/^Endre tid/)
    expect(await dialog.findByText('Hentetiden ble ikke endret. Prøv igjen.')).toBeTruthy()
    change({})
    server.answer(changePickup, () => refuse(412))
    await press(/^Endre tid/)
    expect(await dialog.findByText(/^Søknaden er endret av noen andre/)).toBeTruthy()
    const fieldErrors = { 'certificateRetrieval.time': ['Kontoret er stengt kl. 16:30.'] }
    server.answer(changePickup, () => refuse(400, { fieldErrors }))
    await press(/^Endre tid/)
    expect(await dialog.findByText('Kontoret er stengt kl. 16:30.')).toBeTruthy()
    server.answer(changePickup, () => refuse(409, { title: 'Det er for sent å endre hentetiden.' }))
    await press(/^Endre tid/)
    expect(await dialog.findByText('Det er for sent å endre hentetiden.')).toBeTruthy()
    expect(elementAt('input[type=radio][value="16:30"]')).toHaveProperty('checked', true)
    const [first, second, third] = server.calls(changePickup)
    expect(second).toMatchObject({ ifMatch: '1', idempotencyKey: first?.idempotencyKey })
    // What another has changed was read anew.
    expect(third?.ifMatch).toBe('2')
  })

  it('[EXP-11] [FEE-01] is not asked to pay what is not known', async () => {
    const { server, dialog, choose, press } = await openDialog()
    server.answer(calculateFee, () => refuse(500))
    await choose('17:00')
    expect(await dialog.findByText('Klarte ikke å beregne gebyret. Prøv igjen.')).toBeTruthy()
    await press(/^Endre tid$/)
    await waitFor(() => expect(server.calls(calculateFee).length).toBeGreaterThan(0))
    expect(server.calls(changePickup)).toEqual([])
  })

  it('[EXP-11] finds the way to another departure where there is one', async () => {
    const { meaning } = await openDialog({ applicationStatus: 'UTSTEDT', actions: ['change-time', 'replace'] })
    expect(meaning.getByRole('link', { name: 'Erstatt sertifikatet' }).getAttribute('href')).toMatch(/4001/)
  })
})

describe('the pickup on the page', () => {
  const section = () => within(screen.getByRole('region', { name: 'Henting' }))

  it('[EXP-11] says until when it can be moved', async () => {
    await openDetail(approved, { server: serverWithHours() })
    expect(await section().findByText('Kan endres til 23.11.2026 10:00.')).toBeTruthy()
  })

  it('[EXP-11] says why it cannot be moved any more, instead of a button', async () => {
    const certificateRetrieval = { office: 'KLOEFTA', date: '2026-11-20', time: '09:00' }
    await openDetail({ ...approved, actions: [], certificateRetrieval }, { server: serverWithHours() })
    expect(await section().findByText(/^Hentetiden kunne endres til 20\.11\.2026 08:30\. Skriv til/)).toBeTruthy()
    expect(section().queryByRole('button', { name: 'Endre tid' })).toBeNull()
  })

  it.each([
    ['it has been fetched', { applicationStatus: 'UTSTEDT', collectedTime: '2026-11-23T11:00:00+01:00' }],
    ['it is cancelled', { applicationStatus: 'KANSELLERT' }],
  ] as const)('[EXP-11] says nothing where %s', async (_title, change) => {
    const server = serverWithHours()
    await openDetail({ ...approved, actions: [], ...change }, { server })
    await waitFor(() => expect(server.calls(getApplication)).not.toEqual([]))
    expect(screen.queryByText(/^Hentetiden kunne|^Kan endres til/)).toBeNull()
  })
})
