import { cancelApplication, getApplication, listApplications } from '@eksport/api'
import type { Application } from '@eksport/domain'
import { anApplication } from '@eksport/domain/testing'
import { lose } from '@eksport/portal/testing/memory-server.ts'
import { openStream } from '@eksport/portal/testing/open-stream.ts'
import { pageOf } from '@eksport/portal/testing/page-of.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
import { startSubmitterServer } from '#src/testing/start-server.ts'

/** The page on which an application is cancelled. */
async function openCancellation(stored: Partial<Application> = {}) {
  const server = startSubmitterServer()
  let application = anApplication({ applicationStatus: 'UTSTEDT', actions: ['cancel'], ...stored })
  server.answer(getApplication, () => ({ application, validation: { errors: [], needsManualProcessing: false } }))
  server.answer(listApplications, ({ query }) => pageOf([], query))
  const app = openApp('/soeknad/4001/kansellering')
  await screen.findByRole('heading', { level: 1, name: 'Kanseller søknad #004001' })
  /** An officer has gone on with it. */
  const taken = () => {
    application = { ...application, applicationStatus: 'UNDER_VURDERING', actions: [], version: 2 }
  }
  const cancelled = (applicationStatus: Application['applicationStatus']) => {
    application = { ...application, applicationStatus, actions: [], version: 2 }
    return { id: '0b0f4dd0-6a56-4d4e-8d61-0d6f5f0f3a11', applicationStatus }
  }
  return { ...app, server, cancelled, taken }
}

const write = (name: RegExp) => screen.getByRole('textbox', { name })
const electronic: Partial<Application> = { certificateFormats: ['E_CERT'] }

describe('who cancels an application', () => {
  it('[LST-15] sees in the list what follows from it, three seconds after', async () => {
    const { user, server, cancelled, address } = await openCancellation(electronic)
    server.answer(cancelApplication, () => cancelled('KANSELLERT'))
    const waits = vi.spyOn(globalThis, 'setTimeout')
    await user.type(write(/Kanselleringsgrunn/), 'Feil mottaker.')
    await user.click(screen.getByRole('button', { name: /^Kanseller/ }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^Kanseller/ }))
    await waitFor(() => expect(address()).toBe('/soeknader/4001/detaljer'))
    await user.click(screen.getByRole('link', { name: 'Oversikt' }))
    await screen.findByRole('heading', { level: 1, name: 'Søknader' })
    const read = () => server.calls(listApplications).length
    await waitFor(() => expect(read()).toBeGreaterThan(0))
    expect(waits.mock.calls.map(([, milliseconds]) => milliseconds)).toContain(3000)
    const before = read()
    await waitFor(() => expect(read()).toBeGreaterThan(before))
  })

  it('[SEC-03] [STA-06] sends it once more, as the same, when the answer was lost', async () => {
    const { user, server, cancelled, address } = await openCancellation(electronic)
    server.answer(cancelApplication, lose)
    await user.type(write(/Kanselleringsgrunn/), 'Feil mottaker.')
    await user.click(screen.getByRole('button', { name: 'Kanseller søknaden' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: 'Kanseller søknaden' }))
    expect(await dialog.findByText(/En feil oppstod ved kansellering av søknaden/)).toBeTruthy()
    server.answer(cancelApplication, () => cancelled('KANSELLERT'))
    await user.click(dialog.getByRole('button', { name: 'Kanseller søknaden' }))
    await waitFor(() => expect(address()).toBe('/soeknader/4001/detaljer'))
    const [first, second] = server.calls(cancelApplication)
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
  })

  it('[ACT-12] keeps what was written when an officer goes on with the case meanwhile, and stands where that is said', async () => {
    const say = openStream()
    const { user, server, taken } = await openCancellation(electronic)
    await user.type(write(/Kanselleringsgrunn/), 'Feil mottaker.')
    await user.click(screen.getByRole('button', { name: 'Kanseller søknaden' }))
    await screen.findByRole('alertdialog')
    taken()
    await say({ kind: 'application', referenceNumber: 4001, version: 2, organisationNumber: '310000043' })
    const kept = await screen.findByText('Feil mottaker.', { selector: 'blockquote' })
    expect(kept.closest('[role=alert]')?.textContent).toMatch(
      /kan ikke kanselleres slik den står nå.*er ikke sendt.*Feil mottaker\./,
    )
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
    await user.click(screen.getByRole('button', { name: 'Forkast' }))
    expect(screen.queryByText('Feil mottaker.')).toBeNull()
    expect(screen.getByText('Søknaden kan ikke kanselleres slik den står nå.')).toBeTruthy()
    expect(server.calls(cancelApplication)).toEqual([])
  })

  it('[ACT-12] is not told that it cannot be cancelled by what its own sending has changed', async () => {
    const say = openStream()
    const { user, server, cancelled, address } = await openCancellation(electronic)
    const arrived = Promise.withResolvers<void>()
    server.answer(cancelApplication, async () => {
      const answer = cancelled('KANSELLERT')
      await arrived.promise
      return answer
    })
    await user.type(write(/Kanselleringsgrunn/), 'Feil mottaker.')
    await user.click(screen.getByRole('button', { name: 'Kanseller søknaden' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Kanseller søknaden' }))
    const read = server.calls(getApplication).length
    await say({ kind: 'application', referenceNumber: 4001, version: 2, organisationNumber: '310000043' })
    await waitFor(() => expect(server.calls(getApplication).length).toBeGreaterThan(read))
    expect(screen.queryByText(/kan ikke kanselleres slik den står nå/)).toBeNull()
    arrived.resolve()
    await waitFor(() => expect(address()).toBe('/soeknader/4001/detaljer'))
  })

  it('is asked before what was written is left behind', async () => {
    const { user, address } = await openCancellation()
    await user.type(write(/Kanselleringsgrunn/), 'Feil')
    await user.click(screen.getByRole('link', { name: 'Tilbake til søknaden' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Bli her' }))
    expect(address()).toBe('/soeknad/4001/kansellering')
    await user.click(screen.getByRole('link', { name: 'Tilbake til søknaden' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Forlat siden' }))
    await waitFor(() => expect(address()).toBe('/soeknader/4001/detaljer'))
  })
})
