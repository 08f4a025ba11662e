import {
  createMatsReplacement,
  findMatsReplacement,
  getApplication,
  getMatsReplacement,
  listRepresentedExporters,
  saveMatsReplacement,
} from '@eksport/api'
import type { MatsAnswers } from '@eksport/domain'
import { anApplication } from '@eksport/domain/testing'
import { fill } from '@eksport/portal/testing/fill.ts'
import { lose, refuse } from '@eksport/portal/testing/memory-server.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
import { clean } from '#src/testing/open-form.ts'
import { organisation, startSubmitterServer } from '#src/testing/start-server.ts'

const written: MatsAnswers = {
  originalCertificateReferenceNumber: '26051 123456',
  originalCertificateIssuedDate: '2026-01-05',
  reasonForReplacement: 'MANGLENDE_OPPLYSNINGER',
  certificateLocationDetails: {
    consignmentLocation: { place: 'Shanghai', country: 'CN' },
    originalCertificateLocation: { place: 'Hos eksportør', country: 'NO' },
    methodOfReturn: 'Rekommandert post.',
  },
}

const changed = {
  applicationReferenceNumber: 4051,
  applicationStatus: 'UNDER_REGISTRERING' as const,
  version: 3,
}

/** A server that has a draft which replaces a certificate of the older service. */
function startServer() {
  const server = startSubmitterServer()
  const application = anApplication({
    referenceNumber: 4051,
    applicationType: 'ERSTATNINGSSERTIFIKAT',
    originalReferenceNumberFromSkjematjenesten: '26051 123456',
  })
  server.answer(getApplication, () => ({ application, validation: clean }))
  server.answer(findMatsReplacement, () => ({}))
  return server
}

const next = () => screen.getByRole('button', { name: 'Neste' })
const reference = () => screen.findByLabelText<HTMLInputElement>('Referansenummer i skjematjenesten (MATS)')
const issued = () => screen.getByLabelText<HTMLInputElement>('Utstedelsesdato til originalsertifikatet')
const reason = () => screen.getByLabelText<HTMLSelectElement>('Årsak')

describe('who replaces a certificate of the older service', () => {
  it('[MAT-01] [SEC-03] begins it with what the new one is to be; what was lost is sent once more, as the same', async () => {
    const server = startServer()
    server.answer(createMatsReplacement, lose)
    const exporters = Promise.withResolvers<[typeof organisation]>()
    server.answer(listRepresentedExporters, () => exporters.promise)
    const { user, address } = openApp('/skjematjenesten-erstatning/soeknader')
    await fill(user, await reference(), '26051 123456')
    await fill(user, issued(), '05.01.2026')
    // Its only exporter is chosen also where something was answered before the exporters had come.
    exporters.resolve([organisation])
    await user.selectOptions(reason(), 'TEKNISK_FEIL_EKSPORT')
    expect(screen.getByText(/Gebyret faller bort hvis saksbehandleren bekrefter/)).toBeTruthy()
    await user.selectOptions(reason(), 'MANGLENDE_OPPLYSNINGER')
    expect(screen.queryByText(/Gebyret faller bort/)).toBeNull()
    for (const [of, place, country] of [
      ['sendingen', 'Shanghai', 'CN'],
      ['originalen', 'Hos eksportør', 'NO'],
    ] as const) {
      await fill(user, screen.getByLabelText(`Stedet der ${of} er`), place)
      await user.selectOptions(screen.getByLabelText(`Landet der ${of} er`), country)
    }
    await fill(user, screen.getByLabelText('Plan for retur av originalsertifikatet'), 'Rekommandert post.')
    await user.selectOptions(screen.getByLabelText('Importland'), 'CN')
    await user.selectOptions(screen.getByLabelText('Sertifikatmal'), '1.1.100')
    await user.click(await screen.findByRole('checkbox', { name: 'Elektronisk sertifikat' }))
    await user.click(next())
    await screen.findByText('Det du har skrevet, står fortsatt i feltene.')
    server.answer(createMatsReplacement, () => changed)
    await user.click(screen.getByRole('button', { name: 'Prøv igjen' }))
    await waitFor(() => expect(address()).toBe('/soeknader/4051/avsender'))
    const [first, second] = server.calls(createMatsReplacement)
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
    expect(second?.body.replacementInformation).toEqual(written)
    expect(second?.body.application).toMatchObject({
      applicationType: 'ERSTATNINGSSERTIFIKAT',
      countryOfDestination: 'CN',
      certificateTemplate: '1.1.100',
      certificateFormats: ['E_CERT'],
      consignor: { organisationNumber: '310000043' },
    })
  })

  it('[MAT-01] [RTE-16] goes on with a draft: its own number is no news, and what is changed is stored', async () => {
    const server = startServer()
    server.answer(findMatsReplacement, () => ({ applicationReferenceNumber: 4051 }))
    server.answer(getMatsReplacement, () => ({ ...changed, version: 2, replacementInformation: written }))
    server.answer(saveMatsReplacement, () => refuse(409, { title: 'Sertifikatet erstattes allerede av #004052.' }))
    const { user, address } = openApp('/skjematjenesten-erstatning/soeknader/4051')
    expect((await reference()).value).toBe('26051 123456')
    expect(issued().value).toBe('05.01.2026')
    await waitFor(() => expect(server.calls(findMatsReplacement)).toHaveLength(1))
    expect(screen.queryByRole('link', { name: /^Åpne #/ })).toBeNull()
    await user.selectOptions(reason(), 'SKRIVEFEIL')
    await user.click(next())
    expect(await screen.findByText('Sertifikatet erstattes allerede av #004052.')).toBeTruthy()
    expect(address()).toBe('/skjematjenesten-erstatning/soeknader/4051')
    server.answer(saveMatsReplacement, () => changed)
    await user.click(next())
    await waitFor(() => expect(address()).toBe('/soeknader/4051'))
    expect(server.calls(saveMatsReplacement).at(-1)).toMatchObject({
      ifMatch: '2',
      body: { replacementInformation: { ...written, reasonForReplacement: 'SKRIVEFEIL' } },
    })
  })

  it('[MAT-01] [EXP-01] reads at its field what the server refuses, and not that it could not be stored', async () => {
    const server = startServer()
    server.answer(getMatsReplacement, () => ({ ...changed, version: 2, replacementInformation: written }))
    const issues = [{ path: 'replacementInformation.originalCertificateIssuedDate', code: 'dateInFuture' }]
    server.answer(saveMatsReplacement, () => refuse(400, { kind: 'VALIDATION_ERROR', code: 'INVALID_REQUEST', issues }))
    const { user } = openApp('/skjematjenesten-erstatning/soeknader/4051')
    await screen.findByDisplayValue('26051 123456')
    await fill(user, issued(), '06.01.2026')
    await user.click(next())
    await waitFor(() => expect(issued().getAttribute('aria-invalid')).toBe('true'))
    expect(screen.queryByText(/Klarte ikke å opprette/)).toBeNull()
    await fill(user, issued(), '07.01.2026')
    await user.tab()
    await waitFor(() => expect(issued().getAttribute('aria-invalid')).toBeNull())
  })

  it('[EXP-07] [MAT-01] comes back to the summary that the page was opened from', async () => {
    const server = startServer()
    server.answer(getMatsReplacement, () => ({ ...changed, version: 2, replacementInformation: written }))
    const { user, address } = openApp('/skjematjenesten-erstatning/soeknader/4051?retur=oppsummering')
    await reference()
    await user.click(screen.getByRole('button', { name: 'Tilbake til oppsummering' }))
    await waitFor(() => expect(address()).toBe('/soeknader/4051/oppsummering'))
  })

  it('[MAT-01] [RTE-16] is told how its number is written, of which years, and at once that it is being replaced', {
    tags: 'proof',
  }, async () => {
    const server = startServer()
    server.answer(findMatsReplacement, () => ({ applicationReferenceNumber: 4051 }))
    const { user } = openApp('/skjematjenesten-erstatning/soeknader')
    const write = async (number: string) => fill(user, await reference(), number)
    await write('26051123456')
    await user.click(next())
    expect(await screen.findAllByText(/Husk at det må være et mellomrom etter det femte tegnet\./)).not.toEqual([])
    await write('20051 123456')
    expect(await screen.findAllByText(/ikke mulig å erstatte sertifikater som er utstedt før 2021/)).not.toEqual([])
    await write('27051 123456')
    expect(await screen.findAllByText(/begynner med et år som ikke har kommet ennå/)).not.toEqual([])
    expect(server.calls(findMatsReplacement)).toEqual([])
    await write('26051 123456')
    const open = await screen.findByRole('link', { name: 'Åpne #004051' })
    expect(open.getAttribute('href')).toBe('/foretak/310000043/soeknader/4051/detaljer')
    expect(server.calls(findMatsReplacement)).toHaveLength(1)
    await fill(user, issued(), '21.11.2026')
    await user.click(next())
    expect(await screen.findAllByText(/kan ikke være fram i tid/)).not.toEqual([])
  })
})
