import { createReplacement, findMatsReplacement, getApplication, getCurrentReplacement } from '@eksport/api'
import type { Application } from '@eksport/domain'
import { anApplication } from '@eksport/domain/testing'
import { refuse } from '@eksport/portal/testing/memory-server.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
import { startSubmitterServer } from '#src/testing/start-server.ts'

/** The page on which the replacement of a certificate begins. */
async function openReplacement(stored: Partial<Application> = {}) {
  const server = startSubmitterServer()
  const application = anApplication({ applicationStatus: 'UTSTEDT', actions: ['replace'], ...stored })
  server.answer(getApplication, () => ({ application, validation: { errors: [], needsManualProcessing: false } }))
  server.answer(getCurrentReplacement, () => ({
    originalReferenceNumber: 4001,
    applicationReferenceNumber: 4050,
    applicationStatus: 'UNDER_REGISTRERING' as const,
    version: 1,
    replacementInformation: { attachments: [] },
  }))
  const app = openApp('/erstatninger/soeknader?originalReferenceNumber=4001')
  await screen.findByRole('heading', { level: 1, name: 'Erstatt sertifikat #004001' })
  return { ...app, server }
}

const next = () => screen.getByRole('button', { name: 'Neste' })

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

  it('[REP-01] [ERR-01] loses nothing when it cannot be begun', async () => {
    const { user, server } = await openReplacement({ certificateFormats: ['E_CERT'] })
    server.answer(createReplacement, () => refuse(500))
    expect(screen.queryByLabelText('Stedet der originalen er')).toBeNull()
    await user.selectOptions(screen.getByLabelText('Årsak'), 'TEKNISK_FEIL_EKSPORT')
    expect(screen.getByText(/Gebyret faller bort hvis saksbehandleren bekrefter/)).toBeTruthy()
    await user.type(screen.getByLabelText('Stedet der sendingen er'), 'Under transport')
    await user.selectOptions(screen.getByLabelText('Landet der sendingen er'), 'CN')
    await user.click(next())
    expect(
      await screen.findByText('Klarte ikke å opprette/oppdatere erstatningssøknad. Prøv igjen senere.'),
    ).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Stedet der sendingen er').value).toBe('Under transport')
    expect(server.calls(createReplacement)).toMatchObject([
      { ifMatch: '1', body: { replacementInformation: { reasonForReplacement: 'TEKNISK_FEIL_EKSPORT' } } },
    ])
  })

  it('[RTE-15] is led to the replacement that there is already', async () => {
    await openReplacement({ applicationStatus: 'ERSTATNING_UNDER_REGISTRERING', actions: [] })
    expect(await screen.findByRole('link', { name: 'Åpne #004050' })).toBeTruthy()
  })
})

it('[MAT-01] [RTE-16] whoever replaces a certificate of the older service is told at once that it is being replaced', async () => {
  const server = startSubmitterServer()
  server.answer(findMatsReplacement, () => ({ applicationReferenceNumber: 4051 }))
  const { user } = openApp('/skjematjenesten-erstatning/soeknader')
  const reference = await screen.findByLabelText('Referansenummer i skjematjenesten (MATS)')
  const year = String(new Date().getFullYear() % 100).padStart(2, '0')
  await user.type(reference, `${year}051123456`)
  await user.click(next())
  expect(await screen.findAllByText(/Husk at det må være et mellomrom etter det femte tegnet\./)).not.toEqual([])
  await user.clear(reference)
  await user.type(reference, `${year}051 123456`)
  expect(await screen.findByRole('link', { name: 'Åpne #004051' })).toBeTruthy()
})
