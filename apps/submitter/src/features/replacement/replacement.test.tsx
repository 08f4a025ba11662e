import {
  createReplacement,
  getApplication,
  getCurrentReplacement,
  getReplacement,
  type Replacement,
  saveReplacement,
  sendApplication,
  validateApplication,
} from '@eksport/api'
import type { Application } from '@eksport/domain'
import { anApplication } from '@eksport/domain/testing'
import { fileField } from '@eksport/portal/testing/file-field.ts'
import { fill } from '@eksport/portal/testing/fill.ts'
import { lose, refuse } from '@eksport/portal/testing/memory-server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
import { clean } from '#src/testing/open-form.ts'
import { question } from '#src/testing/questions.ts'
import { startSubmitterServer } from '#src/testing/start-server.ts'

const changed = {
  applicationReferenceNumber: 4050,
  applicationStatus: 'UNDER_REGISTRERING' as const,
  version: 3,
}

const replacement: Replacement = {
  ...changed,
  originalReferenceNumber: 4001,
  version: 2,
  replacementInformation: { attachments: [] },
}

const letter = new File(['%PDF-1.7', 'x'.repeat(100)], 'brev.pdf', { type: 'application/pdf' })

/** A server that has a certificate and the draft that is to replace it; those that are `unread` cannot be read. */
function startServer(
  original: Partial<Application>,
  draft: Partial<Application> = {},
  unread: ReadonlySet<number> = new Set(),
) {
  const server = startSubmitterServer()
  const certificate = anApplication({ applicationStatus: 'UTSTEDT', actions: ['replace'], ...original })
  const application = anApplication({
    referenceNumber: 4050,
    applicationType: 'ERSTATNINGSSERTIFIKAT',
    originalApplicationReference: 4001,
    certificateFormats: certificate.certificateFormats,
    ...draft,
  })
  const of = (referenceNumber: number) => (referenceNumber === 4050 ? application : certificate)
  server.answer(getApplication, ({ params }) => {
    const referenceNumber = Number(params.referenceNumber)
    return unread.has(referenceNumber) ? refuse(500) : { application: of(referenceNumber), validation: clean }
  })
  server.answer(getCurrentReplacement, () => replacement)
  return server
}

/** The page on which the replacement of a certificate begins. */
async function openReplacement(stored: Partial<Application> = {}) {
  const server = startServer(stored)
  const app = openApp('/erstatninger/soeknader?originalReferenceNumber=4001')
  await screen.findByRole('heading', { level: 1, name: 'Erstatt sertifikat #004001' })
  return { ...app, server }
}

const next = () => screen.getByRole('button', { name: 'Neste' })

const kept = [
  { id: '6f1d2f0e-0a53-4f7e-9d0b-5a4a1b6f7a01', name: 'sporing.pdf' },
  { id: '6f1d2f0e-0a53-4f7e-9d0b-5a4a1b6f7a02', name: 'faktura.pdf' },
].map(({ id, name }) => ({
  id,
  filename: name,
  mimeType: 'application/pdf',
  size: 1000,
  type: 'ATTACHMENT_CANCELLATION' as const,
}))

/** The page before the form of a replacement that is a draft, electronic as its original. */
async function openDraft(draft: Partial<Application> = {}, search = '') {
  const server = startServer({ certificateFormats: ['E_CERT'] }, draft)
  server.answer(getReplacement, () => ({
    ...replacement,
    replacementInformation: {
      reasonForReplacement: 'SKRIVEFEIL',
      consignmentLocation: { location: 'Under transport', country: 'CN' },
      attachments: kept,
    },
  }))
  server.answer(saveReplacement, () => changed)
  return { ...openApp(`/erstatninger/soeknader/4050${search}`), server }
}

const place = () => screen.findByLabelText<HTMLInputElement>('Stedet der sendingen er')

describe('who replaces a certificate', () => {
  it('[REP-01] [RTE-15] is asked for the paper where there is paper, and told of all that is missing', async () => {
    const { user, server } = await openReplacement()
    await user.click(next())
    expect(
      await screen.findByRole('link', { name: 'Plan for retur av originalsertifikatet: Feltet er påkrevd' }),
    ).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Årsak: Feltet er påkrevd' })).toBeTruthy()
    const reasons = [...screen.getByLabelText<HTMLSelectElement>('Årsak').options].map(({ text }) => text)
    expect(reasons.at(-1)).toBe('Annet')
    expect(server.calls(createReplacement)).toEqual([])
  })

  it('[REP-01] begins it with where the paper is, how it comes back and a letter; on paper alone goes on to its pickup', async () => {
    const { user, server, address, back } = await openReplacement({ certificateFormats: ['PAPER'] })
    expect(screen.getByText(/originalen låst: den kan verken kanselleres eller erstattes på nytt/)).toBeTruthy()
    server.answer(createReplacement, () => changed)
    await user.selectOptions(screen.getByLabelText('Årsak'), 'SKRIVEFEIL')
    expect(screen.queryByText(/Gebyret faller bort/)).toBeNull()
    for (const [of, place, country] of [
      ['sendingen', 'Havnen i Shanghai', 'CN'],
      ['originalen', 'Hos eksportør', 'NO'],
    ] as const) {
      await fill(user, screen.getByLabelText(`Stedet der ${of} er`), place)
      await user.selectOptions(screen.getByLabelText(`Landet der ${of} er`), country)
    }
    await fill(user, screen.getByLabelText('Plan for retur av originalsertifikatet'), 'Rekommandert post.')
    await user.upload(await fileField(), letter)
    await screen.findByRole('button', { name: 'Slett brev.pdf' })
    await user.click(next())
    await waitFor(() => expect(address()).toBe('/soeknader/4050/henting'))
    expect(server.calls(createReplacement)).toMatchObject([
      {
        ifMatch: '1',
        body: {
          replacementInformation: {
            reasonForReplacement: 'SKRIVEFEIL',
            consignmentLocation: { location: 'Havnen i Shanghai', country: 'CN' },
            originalCertificateLocation: { location: 'Hos eksportør', country: 'NO' },
            methodOfReturn: 'Rekommandert post.',
          },
          attachments: { name: 'brev.pdf' },
        },
      },
    ])
    // [WIZ-02] Its goods have left: there is no control, and the page that it came from stands first among the steps.
    const steps = within(await screen.findByRole('navigation', { name: 'Søknadssteg' })).getAllByRole('link')
    expect(steps[0]?.getAttribute('href')).toBe('/foretak/310000043/erstatninger/soeknader/4050')
    expect(steps.some(({ textContent }) => textContent?.includes('kontrollmulighet'))).toBe(false)
    // Nothing more can be begun there: Back leads to the replacement that was written.
    server.answer(getReplacement, () => replacement)
    back()
    await waitFor(() => expect(address()).toBe('/erstatninger/soeknader/4050'))
  })

  it('[RTE-15] is led to the replacement that there is already, and told where there can be none', async () => {
    await openReplacement({ applicationStatus: 'ERSTATNING_UNDER_REGISTRERING', actions: [] })
    const open = await screen.findByRole('link', { name: 'Åpne #004050' })
    expect(open.getAttribute('href')).toBe('/foretak/310000043/soeknader/4050/detaljer')
    expect(screen.getByText('Sertifikatet erstattes allerede av #004050.')).toBeTruthy()
    expect(screen.queryByLabelText('Årsak')).toBeNull()
  })

  it('[RTE-15] without a certificate reads where to choose one', async () => {
    startServer({})
    const { user, address } = openApp('/erstatninger/soeknader')
    expect(await screen.findByText(/Velg sertifikatet som skal erstattes i oversikten/)).toBeTruthy()
    await user.click(screen.getByRole('link', { name: 'Til oversikten' }))
    await waitFor(() => expect(address()).toBe('/oversikt'))
  })

  it('[REP-01] [ERR-01] [SEC-03] loses nothing when it cannot be begun, and is the same once more', {
    tags: 'proof',
  }, async () => {
    const { user, server } = await openReplacement({ certificateFormats: ['E_CERT'] })
    server.answer(createReplacement, () => refuse(500))
    expect(screen.queryByLabelText('Stedet der originalen er')).toBeNull()
    await user.selectOptions(screen.getByLabelText('Årsak'), 'TEKNISK_FEIL_EKSPORT')
    expect(screen.getByText(/Gebyret faller bort hvis saksbehandleren bekrefter/)).toBeTruthy()
    await fill(user, screen.getByLabelText('Stedet der sendingen er'), 'Under transport')
    await user.selectOptions(screen.getByLabelText('Landet der sendingen er'), 'CN')
    await user.click(next())
    expect(
      await screen.findByText('Klarte ikke å opprette/oppdatere erstatningssøknad. Prøv igjen senere.'),
    ).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Stedet der sendingen er').value).toBe('Under transport')
    // [EXP-01] The button stands a screen or two below what is said.
    expect(document.activeElement?.textContent).toMatch(/^Klarte ikke å opprette\/oppdatere erstatningssøknad/)
    expect(server.calls(createReplacement)).toMatchObject([
      { ifMatch: '1', body: { replacementInformation: { reasonForReplacement: 'TEKNISK_FEIL_EKSPORT' } } },
    ])
    await user.click(next())
    await waitFor(() => expect(server.calls(createReplacement)).toHaveLength(2))
    const [first, second] = server.calls(createReplacement)
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
  })
})

describe('who goes on with a replacement', () => {
  const openSummary = (draft: Partial<Application>, unread?: ReadonlySet<number>) => {
    const server = startServer({}, draft, unread)
    server.answer(validateApplication, () => clean)
    server.answer(sendApplication, lose)
    return { ...openApp('/soeknader/4050/oppsummering'), server }
  }
  const send = async () => (await screen.findAllByRole('button', { name: 'Send inn' }))[0] ?? document.body

  it('[REP-01] [WIZ-16] reads that nothing is changed, is led to the pages, and is asked before it is sent and paid for', async () => {
    const { user, server, address } = openSummary({})
    expect(await screen.findByText('Ingenting er endret mot sertifikat #004001')).toBeTruthy()
    await user.click(await send())
    const asked = within(await screen.findByRole('alertdialog', { name: 'Sende inn en erstatning uten endringer?' }))
    expect(server.calls(sendApplication)).toHaveLength(0)
    await user.click(asked.getByRole('button', { name: 'Avbryt' }))
    await user.click(await send())
    await user.click(await screen.findByRole('button', { name: 'Send inn likevel' }))
    await waitFor(() => expect(server.calls(sendApplication)).toHaveLength(1))
    await user.click(screen.getByRole('link', { name: 'Gå til sidene' }))
    await waitFor(() => expect(address()).toBe('/soeknader/4050'))
  })

  it('[REP-01] [WIZ-16] reads that the original cannot be compared with, tries again, and is asked before it is sent', async () => {
    const unread = new Set([4001])
    const { user, server } = openSummary({}, unread)
    expect(await screen.findByText('Kan ikke sammenlignes med sertifikat #004001')).toBeTruthy()
    await user.click(await send())
    const asked = { name: 'Sende inn uten at endringene er sammenlignet?' }
    const dialog = within(await screen.findByRole('alertdialog', asked))
    expect(server.calls(sendApplication)).toHaveLength(0)
    await user.click(dialog.getByRole('button', { name: 'Avbryt' }))
    unread.clear()
    await user.click(await screen.findByRole('button', { name: 'Prøv igjen' }))
    expect(await screen.findByText('Ingenting er endret mot sertifikat #004001')).toBeTruthy()
  })

  it('[REP-01] [WIZ-16] reads what is changed against the original, and sends it without a question', async () => {
    const { transport, certificateRetrieval } = anApplication()
    const { user, server } = openSummary({
      transport: { ...transport, placeOfLoading: 'Bodø' },
      // Another paper is fetched another day: that is no change of it.
      certificateRetrieval: { ...certificateRetrieval, date: '2026-11-25' },
    })
    const changes = within(await screen.findByRole('region', { name: 'Én endring mot sertifikat #004001' }))
    expect(changes.getByText('Bodø')).toBeTruthy()
    expect(changes.getByText(transport?.placeOfLoading ?? '')).toBeTruthy()
    await user.click(await send())
    await waitFor(() => expect(server.calls(sendApplication)).toHaveLength(1))
  })

  it('[RTE-15] [WIZ-03] that is sent is led to where it is read', async () => {
    const { address } = await openDraft({ applicationStatus: 'INNSENDT', actions: [] })
    await waitFor(() => expect(address()).toBe('/soeknader/4050/detaljer'))
  })

  it('[ACT-08] [REP-01] reads the reason where nobody asked about it, and has nothing to change it in', async () => {
    const { address } = await openDraft({
      actions: ['edit', 'send', 'withdraw'],
      revision: 2,
      clarification: {
        askedDateTime: '2026-11-20T10:00:00+01:00',
        questions: [question('m-1', 'consignor.internalReference')],
      },
      replacementInformation: { reasonForReplacement: 'SKRIVEFEIL' },
    })
    await screen.findByRole('heading', { level: 1, name: /Rett og svar/ })
    expect(address()).toBe('/soeknader/4050')
    const locked = within(screen.getByRole('region', { name: 'Låst' }))
    expect(locked.getByText('Skrivefeil')).toBeTruthy()
    expect(screen.queryByLabelText('Årsak')).toBeNull()
  })

  it('[REP-01] [RTE-15] finds what was written and sent along, changes both, and goes on when it is stored', {
    tags: 'proof',
  }, async () => {
    const { user, server, address } = await openDraft()
    expect((await place()).value).toBe('Under transport')
    expect(screen.getByLabelText<HTMLSelectElement>('Årsak').value).toBe('SKRIVEFEIL')
    await fill(user, await place(), 'Havnen i Shanghai')
    await user.click(screen.getByRole('button', { name: 'Slett faktura.pdf' }))
    await user.upload(await fileField(), letter)
    await screen.findByRole('button', { name: 'Slett brev.pdf' })
    server.answer(saveReplacement, () => refuse(412))
    await user.click(next())
    expect(await screen.findByText(/Søknaden er endret siden du åpnet siden/)).toBeTruthy()
    expect((await place()).value).toBe('Havnen i Shanghai')
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
    await user.click(screen.getByRole('button', { name: 'Last siden på nytt' }))
    expect(reload).toHaveBeenCalledOnce()
    server.answer(saveReplacement, () => changed)
    await user.click(screen.getByRole('button', { name: 'Prøv igjen' }))
    await waitFor(() => expect(address()).toBe('/soeknader/4050'))
    expect(server.calls(saveReplacement).at(-1)).toMatchObject({
      params: { referenceNumber: 4001, replacementReferenceNumber: 4050 },
      ifMatch: '2',
      body: {
        replacementInformation: {
          reasonForReplacement: 'SKRIVEFEIL',
          consignmentLocation: { location: 'Havnen i Shanghai', country: 'CN' },
          keptAttachments: [kept[0]?.id],
        },
        attachments: { name: 'brev.pdf' },
      },
    })
  })

  it('[REP-01] stores nothing where nothing was changed, and is asked before a change is left behind', {
    tags: 'proof',
  }, async () => {
    const { user, server, address, back } = await openDraft()
    await place()
    await user.click(next())
    await waitFor(() => expect(address()).toBe('/soeknader/4050'))
    expect(server.calls(saveReplacement)).toEqual([])
    back()
    await user.type(await place(), ' ennå')
    await user.click(screen.getByRole('link', { name: 'Oversikt' }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Bli her' }))
    expect((await place()).value).toBe('Under transport ennå')
    expect(address()).toBe('/erstatninger/soeknader/4050')
  })

  it('[EXP-07] [REP-01] comes back to the summary that the page was opened from, whether anything was changed or not', {
    tags: 'proof',
  }, async () => {
    const { user, server, address, back } = await openDraft({}, '?retur=oppsummering')
    const toSummary = () => screen.getByRole('button', { name: 'Tilbake til oppsummering' })
    await place()
    await user.click(toSummary())
    await waitFor(() => expect(address()).toBe('/soeknader/4050/oppsummering'))
    back()
    await fill(user, await place(), 'Havnen i Shanghai')
    await user.click(toSummary())
    await waitFor(() => expect(address()).toBe('/soeknader/4050/oppsummering'))
    expect(server.calls(saveReplacement)).toHaveLength(1)
  })
})
