import {
  getCase,
  getCaseElectronicCertificate,
  getCaseReceipt,
  getCaseSignedCertificate,
  handleCase,
  keepScan,
  listCases,
  recordOriginalPaper,
  sendAgain,
} from '@eksport/api'
import type { Application, Delivery } from '@eksport/domain'
import { lose, refuse } from '@eksport/portal/testing/memory-server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { act, openCase } from '#src/testing/open-case.ts'

describe('while the certificate is delivered, an officer', () => {
  const refused: Delivery = {
    id: '0b0f4dd0-6a56-4d4e-8d61-0d6f5f0f3a11',
    status: 'issued',
    country: 'CN',
    state: 'REFUSED',
    words: 'The importer is not registered.',
    answeredAt: '2026-11-22T10:05:00Z',
  }
  const { words: _, answeredAt: __, ...rest } = refused
  const waiting: Delivery = { ...rest, state: 'WAITING', nextAttemptAt: '2026-11-22T10:06:00Z' }

  it('[CRT-14] reads why it was refused, sends it again, and sees that it has arrived', async () => {
    let deliveries: Delivery[] = [refused]
    const approved: Partial<Application> = { applicationStatus: 'GODKJENT', actions: [] }
    const { user, server, change } = await openCase(approved, { reading: () => ({ deliveries }) })
    const part = within(await screen.findByRole('region', { name: 'Levering' }))
    expect(part.getByText('The importer is not registered.')).toBeTruthy()
    expect(part.getByText(/Avvist av myndigheten i Kina 22\.11\.2026/)).toBeTruthy()
    server.answer(sendAgain, () => {
      deliveries = [waiting]
      return deliveries
    })
    await user.click(part.getByRole('button', { name: 'Send på nytt' }))
    expect(await part.findByText('Sendes til myndigheten i Kina.')).toBeTruthy()
    expect(server.calls(sendAgain)).toMatchObject([{ params: { deliveryId: refused.id } }])
    deliveries = [{ ...waiting, state: 'DELIVERED', answeredAt: '2026-11-22T10:06:00Z' }]
    change({ applicationStatus: 'UTSTEDT' })
    expect(await part.findByText(/Godtatt av myndigheten i Kina/)).toBeTruthy()
    expect(part.queryByRole('button')).toBeNull()
  })

  it('[CW-02] scans the signed paper in, as one PDF of all its sheets, and in the place of the one before', async () => {
    const { user, server, change } = await openCase({ applicationStatus: 'UTSTEDT', actions: ['keep-scan'] })
    const added = () =>
      change({
        attachments: [
          { id: 's', type: 'SCANNED_HEALTH_CERTIFICATE', filename: 'skann.pdf', mimeType: 'application/pdf' },
        ],
      })
    await user.click(screen.getByRole('button', { name: 'Legg inn skannet sertifikat' }))
    const dialog = await screen.findByRole('dialog', { name: 'Skannet sertifikat' })
    await user.click(within(dialog).getByRole('button', { name: 'Legg inn' }))
    expect(within(dialog).getByText('Velg filen som skal legges inn.')).toBeTruthy()
    const scan = new File(['%PDF-1.7', 'x'.repeat(100)], 'skann.pdf', { type: 'application/pdf' })
    const field = dialog.querySelector('input[type=file]')
    if (!(field instanceof HTMLInputElement)) throw new Error('There is no field for a file')
    await user.upload(field, scan)
    await within(dialog).findByRole('button', { name: /skann\.pdf/ })
    const words = 'Sider i filen: 1. Ark i sertifikatet: 3. Skann alle arkene i én PDF.'
    server.answer(keepScan, () => refuse(422, { title: words, code: 'SCAN_INCOMPLETE' }))
    await user.click(within(dialog).getByRole('button', { name: 'Legg inn' }))
    expect(await within(dialog).findByText(words)).toBeTruthy()
    server.answer(keepScan, added)
    await user.click(within(dialog).getByRole('button', { name: 'Legg inn' }))
    expect(await screen.findByRole('button', { name: 'Bytt skannet sertifikat' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Last ned skannet sertifikat' })).toBeTruthy()
    expect(server.calls(keepScan)).toHaveLength(2)
  })
})

describe('where a paper is', () => {
  it('[ACT-11] of an annulled certificate, is recorded on its own case', async () => {
    const { user, server, change } = await openCase({
      applicationStatus: 'ANNULLERT',
      certificateFormats: ['PAPER'],
      paperSerial: 'NO 0148201',
      actions: ['record-paper'],
    })
    const paper = within(await screen.findByRole('region', { name: 'Det annullerte papiret' }))
    expect(paper.getByText('Papiret: Ingenting er registrert om hvor det er.')).toBeTruthy()
    const recordedTime = '2026-11-23T10:30:00+01:00'
    server.answer(recordOriginalPaper, () =>
      change({ paperFate: { fate: 'LOST', recordedBy: 'Berit Behandler', recordedTime }, actions: [] }),
    )
    await user.click(paper.getByRole('button', { name: 'Registrer papiret' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Registrer papiret' }))
    expect(dialog.getByText('Feltet er påkrevd')).toBeTruthy()
    expect(document.activeElement).toBe(dialog.getByRole('radio', { name: 'Levert tilbake' }))
    await user.click(dialog.getByRole('radio', { name: 'Meldt tapt' }))
    await user.click(dialog.getByRole('button', { name: 'Registrer papiret' }))
    expect(await paper.findByText('Papiret: Meldt tapt · 23.11.2026 10:30:00 · Berit Behandler')).toBeTruthy()
  })

  it('[ACT-11] is recorded in the lists, too, for whoever goes back to them at once', async () => {
    const { user, server, change, back, address } = await openCase({
      applicationStatus: 'ANNULLERT',
      certificateFormats: ['PAPER'],
      paperSerial: 'NO 0148201',
      actions: ['record-paper'],
    })
    server.answer(recordOriginalPaper, () => change({ actions: [] }))
    const toList = () => user.click(screen.getByRole('link', { name: 'Tilbake til forsiden' }))
    await toList()
    await waitFor(() => expect(address()).not.toContain('/soeknader/'))
    back()
    await user.click(await screen.findByRole('button', { name: 'Registrer papiret' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('radio', { name: 'Meldt tapt' }))
    const before = server.calls(listCases).length
    await user.click(dialog.getByRole('button', { name: 'Registrer papiret' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await toList()
    await waitFor(() => expect(server.calls(listCases).length).toBeGreaterThan(before))
  })
})

describe('when the server refuses, an officer', () => {
  const reject = async (failure: () => ReturnType<typeof refuse>) => {
    const opened = await openCase({ actions: ['refuse'] })
    opened.server.answer(handleCase, failure)
    await opened.user.click(act(/^Avslå/))
    const dialog = within(await screen.findByRole('dialog', { name: 'Avslå søknaden' }))
    for (const field of dialog.getAllByRole('textbox')) await opened.user.type(field, 'Forskriften § 3')
    await opened.user.click(dialog.getByRole('button', { name: 'Avslå' }))
    return { ...opened, dialog }
  }

  it('[SEC-04] reads that somebody else has changed the case, which is fetched anew', async () => {
    const { dialog, server } = await reject(() => refuse(412))
    expect(await dialog.findByText(/Saken er endret siden du åpnet den/)).toBeTruthy()
    await waitFor(() => expect(server.calls(getCase).length).toBeGreaterThan(1))
  })

  it('[SEC-03] tries again what was lost, as the same act', async () => {
    const { user, dialog, server } = await reject(lose)
    expect(await dialog.findByText(/^Vi får ikke kontakt med serveren/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Avslå' }))
    await waitFor(() => expect(server.calls(handleCase)).toHaveLength(2))
    const [first, second] = server.calls(handleCase)
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
  })

  it('reads that a document could not be fetched, and which', async () => {
    const { user, server } = await openCase({ applicationStatus: 'UTSTEDT', actions: ['download-signed-pdf'] })
    server.answer(getCaseReceipt, () => refuse(404))
    server.answer(getCaseSignedCertificate, () => refuse(404))
    await user.click(screen.getByRole('button', { name: 'Last ned kvittering' }))
    expect(await screen.findByText('Kunne ikke hente fil')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Last ned e-signert PDF' }))
    expect(await screen.findByText('Klarte ikke å laste ned signert PDF')).toBeTruthy()
    server.answer(getCaseElectronicCertificate, () => refuse(404))
    await user.click(screen.getByRole('button', { name: 'Last ned eSertifikat (XML)' }))
    expect(await screen.findByText('Kunne ikke hente fil')).toBeTruthy()
  })
})
