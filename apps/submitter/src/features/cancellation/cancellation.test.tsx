import { cancelApplication, getApplication, listApplications } from '@eksport/api'
import type { Application } from '@eksport/domain'
import { anApplication } from '@eksport/domain/testing'
import { lose, refuse } from '@eksport/portal/testing/memory-server.ts'
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
  it('[CAN-01] is told of everything that is missing, and not asked yet', async () => {
    const { user, server } = await openCancellation()
    await user.click(screen.getByRole('button', { name: 'Send forespørsel' }))
    expect(
      await screen.findByRole('link', { name: /Kanselleringsgrunn: Nødvendig med kanselleringsgrunn/ }),
    ).toBeTruthy()
    expect(screen.getByRole('link', { name: /Plan for retur av originalsertifikatet: Feltet er påkrevd/ })).toBeTruthy()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(server.calls(cancelApplication)).toEqual([])
  })

  it('[CAN-01] [STA-06] on paper asks for it, with where the paper is, and comes to the application', async () => {
    const { user, server, cancelled, address } = await openCancellation()
    server.answer(cancelApplication, () => cancelled('KANSELLERING_BEHANDLES'))
    await user.type(write(/Kanselleringsgrunn/), 'Feil mottaker.')
    await user.type(write(/Plan for retur/), 'Rekommandert post.')
    await user.click(screen.getByRole('button', { name: 'Send forespørsel' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Send forespørsel' }))
    await waitFor(() => expect(address()).toBe('/soeknader/4001/detaljer'))
    expect(screen.getAllByText('Forespørsel om å kansellere søknad er sendt inn')).not.toEqual([])
    expect(server.calls(cancelApplication)).toMatchObject([
      {
        ifMatch: '1',
        body: {
          cancellationInformation: { reasonForCancellation: 'Feil mottaker.', methodOfReturn: 'Rekommandert post.' },
        },
      },
    ])
  })

  it('[ACT-11] is asked for a reason alone where the paper was never printed', async () => {
    await openCancellation({ applicationStatus: 'GODKJENT' })
    expect(screen.getByText('Søknaden blir kansellert med en gang. Det kan ikke angres.')).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: /Plan for retur/ })).toBeNull()
  })

  it('[STA-03] [STA-06] [ERR-01] without paper is told that it happens at once, and asked for a reason alone', async () => {
    const { user, server, cancelled } = await openCancellation(electronic)
    server.answer(cancelApplication, () => cancelled('KANSELLERT'))
    expect(screen.getByText('Søknaden blir kansellert med en gang. Det kan ikke angres.')).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: /Plan for retur/ })).toBeNull()
    await user.type(write(/Kanselleringsgrunn/), 'Feil mottaker.')
    await user.click(screen.getByRole('button', { name: 'Kanseller søknaden' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Kanseller søknaden' }))
    // Heard among what was said before: receipts of other tests may still fill the place where they are seen.
    expect(await screen.findAllByText('Søknaden er kansellert!')).not.toEqual([])
  })

  it('[STA-06] changes their mind in the question, and nothing is sent', async () => {
    const { user, server, address } = await openCancellation(electronic)
    await user.type(write(/Kanselleringsgrunn/), 'Feil mottaker.')
    await user.click(screen.getByRole('button', { name: 'Kanseller søknaden' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Behold søknaden' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(server.calls(cancelApplication)).toEqual([])
    expect(address()).toBe('/soeknad/4001/kansellering')
  })

  it.each([
    ['somebody else has changed it', () => refuse(412), /Søknaden er endret siden du åpnet siden/],
    ['the net is gone', lose, /En feil oppstod ved kansellering av søknaden/],
    [
      'the server says why',
      () => refuse(409, { title: 'Den er tatt.' }),
      /^Klarte ikke å kansellere søknad. Den er tatt/,
    ],
  ])('[STA-06] [ERR-01] reads in the question that %s, and what was written is kept', async (_, failure, words) => {
    const { user, server } = await openCancellation(electronic)
    server.answer(cancelApplication, failure)
    await user.type(write(/Kanselleringsgrunn/), 'Feil mottaker.')
    await user.click(screen.getByRole('button', { name: 'Kanseller søknaden' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: 'Kanseller søknaden' }))
    expect(await dialog.findByText(words)).toBeTruthy()
    expect((write(/Kanselleringsgrunn/) as HTMLTextAreaElement).value).toBe('Feil mottaker.')
  })

  it('[RTE-13] reads that it is not possible where the server does not offer it', async () => {
    await openCancellation({ actions: [] })
    expect(screen.getByText('Søknaden kan ikke kanselleres slik den står nå.')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it.each([
    ['KANSELLERT', 'Søknad med referansenummer 4001 er kansellert'],
    ['KANSELLERING_BEHANDLES', 'Forespørsel om å kansellere søknad er sendt inn'],
  ] as const)('[RTE-13] [ERR-01] reads that it is %s already', async (applicationStatus, words) => {
    await openCancellation({ actions: [], applicationStatus })
    expect(screen.getByText(words)).toBeTruthy()
  })

  it('[LST-15] sees in the list what follows from it, three seconds after', { tags: 'proof' }, async () => {
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

  it('[SEC-03] [STA-06] sends it once more, as the same, when the answer was lost', { tags: 'proof' }, async () => {
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

  it('[ACT-12] keeps what was written when an officer goes on with the case meanwhile, and stands where that is said', {
    tags: 'proof',
  }, async () => {
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

  it('[ACT-12] is not told that it cannot be cancelled by what its own sending has changed', {
    tags: 'proof',
  }, async () => {
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

  it('is asked before what was written is left behind', { tags: 'proof' }, async () => {
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
