import {
  type ApplicationReading,
  answerClarification,
  getApplication,
  getAttachment,
  getElectronicCertificate,
  getReceipt,
  getScannedCertificate,
  getSignedCertificate,
  listFiles,
  listHistory,
  listMessages,
  undoCancellation,
  withdrawApplication,
} from '@eksport/api'
import type { Application, HistoryEntry, KeptFile } from '@eksport/domain'
import { anApplication } from '@eksport/domain/testing'
import { lose, refuse } from '@eksport/portal/testing/memory-server.ts'
import { contact } from '@eksport/portal/text/contact.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
import { openDetail } from '#src/testing/open-detail.ts'
import { asking } from '#src/testing/questions.ts'
import { startSubmitterServer } from '#src/testing/start-server.ts'

const question = asking('m-1', 'Hvorfor er temperaturen så høy?')

const sending: HistoryEntry = {
  id: 'h-1',
  event: 'SEND',
  to: 'INNSENDT',
  actor: { role: 'INNSENDER', name: 'Kari Prøve' },
  time: '2026-11-20T09:47:21+01:00',
}

describe('who reads an application', () => {
  it('[RTE-12] sees what it says, in words', async () => {
    await openDetail({ applicationStatus: 'INNSENDT' })
    expect(screen.getAllByText('Shanghai Sample Seafood Trading Co Ltd').length).toBeGreaterThan(0)
    expect(screen.getAllByText('Kina').length).toBeGreaterThan(0)
    expect(document.title).toBe('#004001 – Eksport')
  })

  it('[EXP-08] reads what producers and sites are called beside their numbers', async () => {
    await openDetail({ applicationStatus: 'INNSENDT' })
    expect((await screen.findAllByText(/\bSlakteri$/)).length).toBeGreaterThan(0)
    expect((await screen.findAllByText(/\d{5} OLDERFJORD/)).length).toBeGreaterThan(0)
  })

  it('[DET-14] [STA-09] sees what was said and done, and tries again what could not be fetched', async () => {
    const server = startSubmitterServer()
    const application = anApplication({ applicationStatus: 'INNSENDT', actions: [] })
    server.answer(getApplication, () => ({ application, validation: { errors: [], needsManualProcessing: false } }))
    server.answer(listMessages, lose)
    server.answer(listHistory, () => [sending])
    const { user } = openApp('/soeknader/4001/detaljer')
    const failed = (await screen.findByText('Klarte ikke å hente meldingene.')).closest<HTMLElement>('[role=alert]')
    if (failed === null) throw new Error('What could not be fetched is not announced')
    expect(await screen.findByText(/Kari Prøve/)).toBeTruthy()
    server.answer(listMessages, () => [question])
    await user.click(within(failed).getByRole('button', { name: 'Prøv igjen' }))
    expect(await screen.findByText(question.message)).toBeTruthy()
  })

  it('[EXP-03] keeps a message under who writes it and for which organisation, until it is sent', async () => {
    const { user } = await openDetail({ submittedDateTime: '2026-11-20T09:00:00+01:00' })
    await user.type(await screen.findByRole('textbox', { name: /^Melding/ }), 'Hei')
    await waitFor(() => expect(localStorage.getItem('eks:message-draft:p-1:310000043:4001')).toContain('Hei'))
  })

  it('[STA-03] [STA-05] has all acts with an edge, so that those of a second row stand below those of the first', async () => {
    const actions = ['order-copies', 'cancel', 'withdraw', 'preview-certificate'] as const
    await openDetail({
      submittedDateTime: '2026-11-20T09:00:00+01:00',
      applicationStatus: 'GODKJENT',
      actions: [...actions],
    })
    const row = screen.getByRole('button', { name: 'Last ned kvittering' }).parentElement
    expect(row?.children.length).toBeGreaterThan(4)
    expect(row?.querySelectorAll('[data-kind="quiet"]')).toHaveLength(0)
  })

  it('reads that a document could not be fetched', async () => {
    const { user, server } = await openDetail({ applicationStatus: 'UTSTEDT', actions: ['download-signed-pdf'] })
    server.answer(getReceipt, () => refuse(404))
    server.answer(getSignedCertificate, () => refuse(404))
    await user.click(screen.getByRole('button', { name: 'Last ned kvittering' }))
    expect(await screen.findByText('Kunne ikke hente pdf')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Last ned e-signert PDF' }))
    expect(await screen.findByText('Klarte ikke å laste ned signert PDF')).toBeTruthy()
  })

  it('[CRT-12] sees which files there are, since when and how large, and fetches each at its own address', async () => {
    const server = startSubmitterServer()
    const pdf = { mimeType: 'application/pdf', createdTime: '2026-11-20T09:47:21+01:00' }
    server.answer(listFiles, (): KeptFile[] => [
      { ...pdf, kind: 'scan', id: 's', filename: 'skann.pdf', size: 214_000 },
      { ...pdf, kind: 'attachment', id: 'a', filename: 'pakkliste.pdf', size: 1_240_000 },
    ])
    server.answer(getScannedCertificate, () => refuse(404))
    const { user } = await openDetail({ applicationStatus: 'UTSTEDT' }, { server })
    const files = within(await screen.findByRole('region', { name: 'Filer' }))
    const rows = (await files.findAllByRole('row')).map((row) => row.textContent)
    expect(rows).toEqual([
      'FilDatoStørrelse',
      'Skannet sertifikat20.11.2026214\u00a0kB',
      'pakkliste.pdf20.11.20261,2\u00a0MB',
    ])
    await user.click(files.getByRole('button', { name: 'Skannet sertifikat' }))
    expect(await files.findByText('Kunne ikke hente fil')).toBeTruthy()
    expect(server.calls(getScannedCertificate)).toHaveLength(1)
  })

  it.each([
    ['nb', /^Last ned kvittering$/, ['004001-skannet.pdf', 'pakkliste.pdf', '004001-kvittering.pdf']],
    ['nn', /^Last ned kvittering$/, ['004001-skanna.pdf', 'pakkliste.pdf', '004001-kvittering.pdf']],
    ['en', /^Download receipt$/, ['004001-scanned.pdf', 'pakkliste.pdf', '004001-receipt.pdf']],
  ])(
    '[THM-10] saves our documents in %s under names of that language, and attachments under their own',
    async (locale, receipt, names) => {
      localStorage.setItem('eksport.locale', locale)
      const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
      const server = startSubmitterServer()
      const pdf = { mimeType: 'application/pdf', createdTime: '2026-11-20T09:47:21+01:00' }
      server.answer(listFiles, (): KeptFile[] => [
        { ...pdf, kind: 'scan', id: 's', filename: 'skann.pdf', size: 214_000 },
        { ...pdf, kind: 'attachment', id: '6f1d2f0e-0a53-4f7e-9d0b-5a4a1b6f7a01', filename: 'pakkliste.pdf', size: 1 },
      ])
      for (const endpoint of [getScannedCertificate, getAttachment, getReceipt])
        server.answer(endpoint, () => new Blob(['%PDF-1.7']))
      const { user } = await openDetail({ applicationStatus: 'UTSTEDT' }, { server })
      const [, scan, list] = await screen.findAllByRole('row')
      for (const row of [scan, list]) await user.click(within(row ?? document.body).getByRole('button'))
      await user.click(screen.getByRole('button', { name: receipt }))
      await waitFor(() => expect(saved).toHaveBeenCalledTimes(3))
      expect(saved.mock.contexts.map((link) => Reflect.get(Object(link), 'download'))).toEqual(names)
    },
  )

  it('[CRT-14] reads that the message of the certificate could not be fetched', async () => {
    const { user, server } = await openDetail({
      applicationStatus: 'UTSTEDT',
      actions: ['download-electronic-certificate'],
    })
    server.answer(getElectronicCertificate, () => refuse(404))
    await user.click(screen.getByRole('button', { name: 'Last ned eSertifikat (XML)' }))
    expect(await screen.findByText('Klarte ikke å laste ned eSertifikatet')).toBeTruthy()
  })

  it('[CRT-14] sees that the certificate is delivered while the page is open, and that it is issued', async () => {
    const server = startSubmitterServer()
    const validation = { errors: [], needsManualProcessing: false }
    const id = '0b0f4dd0-6a56-4d4e-8d61-0d6f5f0f3a11'
    let reading: ApplicationReading = {
      application: anApplication({ applicationStatus: 'GODKJENT', actions: [] }),
      validation,
      deliveries: [{ id, status: 'issued', country: 'CN', state: 'ANSWER_AWAITED' }],
    }
    server.answer(getApplication, () => reading)
    server.answer(listMessages, () => [])
    server.answer(listHistory, () => [])
    openApp('/soeknader/4001/detaljer')
    expect(await screen.findByText('Myndigheten i Kina har meldingen og har ikke svart ennå.')).toBeTruthy()
    reading = {
      application: anApplication({ applicationStatus: 'UTSTEDT', actions: [], version: 9 }),
      validation,
      deliveries: [{ id, status: 'issued', country: 'CN', state: 'DELIVERED', answeredAt: '2026-11-22T10:06:00Z' }],
    }
    const arrived = await screen.findByText('Godtatt av myndigheten i Kina 22.11.2026 11:06:00.')
    expect(arrived).toBeTruthy()
    expect(screen.queryByRole('button', { name: /på nytt/ })).toBeNull()
  })

  it('[RTE-22] [ERR-01] can try again when the page could not be fetched, and has a reference for support', async () => {
    const server = startSubmitterServer()
    server.answer(getApplication, () => refuse(500, { traceId: 'spor-77' }))
    const { user } = openApp('/soeknader/4001/detaljer')
    expect(await screen.findByText(/spor-77/)).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Oisann, noe gikk galt!' })).toBeTruthy()
    expect(screen.getByText('En feil oppstod ved henting av søknad...')).toBeTruthy()
    expect(screen.getByText(/Ring sentralbordet/).textContent).toContain(contact.phone)
    const validation = { errors: [], needsManualProcessing: false }
    server.answer(getApplication, () => ({ application: anApplication({ actions: [] }), validation }))
    await user.click(screen.getByRole('button', { name: 'Prøv igjen' }))
    expect(await screen.findByRole('heading', { level: 1, name: /#004001/ })).toBeTruthy()
  })
})

describe('who is asked by a caseworker', () => {
  const asked: Partial<Application> = { applicationStatus: 'AVKLARING_INNSENDER', actions: ['resend', 'withdraw'] }
  const words = () => screen.getByRole('textbox', { name: /Begrunnelse/ })
  const send = () => screen.getByRole('button', { name: 'Send på nytt uendret' })

  it('[STA-04] reads the question, and is told to write before it is sent', async () => {
    const { user, server } = await openDetail(asked, { messages: [question] })
    expect((await screen.findAllByText(question.message)).length).toBeGreaterThan(0)
    await user.click(send())
    expect(await screen.findByText('Begrunnelse må fylles inn.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(words()))
    expect(server.calls(answerClarification)).toEqual([])
  })

  it('[STA-04] answers, and the application is sent again as it is', async () => {
    const { user, server, change } = await openDetail(asked, { messages: [question] })
    server.answer(answerClarification, () => change({ applicationStatus: 'UNDER_VURDERING', actions: [] }))
    await user.type(words(), 'Sensoren var feil.')
    await user.click(send())
    expect(await screen.findAllByText('Svaret er sendt')).not.toEqual([])
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send på nytt uendret' })).toBeNull())
    expect(server.calls(answerClarification)).toMatchObject([
      { ifMatch: '1', body: { message: { message: 'Sensoren var feil.' } } },
    ])
  })

  it('[STA-04] keeps the answer when somebody else has changed the application', async () => {
    const { user, server } = await openDetail(asked, { messages: [question] })
    server.answer(answerClarification, () => refuse(412))
    await user.type(words(), 'Sensoren var feil.')
    await user.click(send())
    expect(await screen.findByText(/Søknaden er endret siden du åpnet siden/)).toBeTruthy()
    expect((words() as HTMLTextAreaElement).value).toBe('Sensoren var feil.')
  })

  it('[ACT-12] keeps what was being answered when a colleague has answered', async () => {
    localStorage.setItem('eksport-svar-p-1-4001-', JSON.stringify({ '': 'Sensoren var feil.' }))
    const { user } = await openDetail({ applicationStatus: 'UNDER_VURDERING', actions: [] })
    expect(await screen.findByText('Svaret ditt ble ikke sendt')).toBeTruthy()
    expect(screen.getByText('Sensoren var feil.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Forkast' }))
    expect(screen.queryByText('Svaret ditt ble ikke sendt')).toBeNull()
  })

  it('[STA-04] withdraws after a question', async () => {
    const { user, server, change } = await openDetail(asked, { messages: [question] })
    server.answer(withdrawApplication, () => change({ applicationStatus: 'TRUKKET_TILBAKE', actions: [] }))
    await user.click(await screen.findByRole('button', { name: 'Trekk tilbake' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: 'Trekk tilbake' }))
    expect(await screen.findAllByText('Søknaden er trukket tilbake')).not.toEqual([])
    expect(server.calls(withdrawApplication)).toMatchObject([{ ifMatch: '1' }])
  })
})

describe('who has asked for a cancellation', () => {
  const asked: Partial<Application> = {
    applicationStatus: 'KANSELLERING_BEHANDLES',
    actions: ['undo-cancellation'],
    cancellationInformation: { id: '0b0f4dd0-6a56-4d4e-8d61-0d6f5f0f3a11', reasonForCancellation: 'Feil mottaker.' },
  }

  it('[STA-03] takes it back after a question', async () => {
    const { user, server, change } = await openDetail(asked)
    server.answer(undoCancellation, () => change({ applicationStatus: 'INNSENDT', actions: ['cancel'] }))
    await user.click(screen.getByRole('button', { name: 'Angre kansellering' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Angre kansellering' }))
    expect(await screen.findAllByText('Kanselleringen er angret')).not.toEqual([])
    expect(await screen.findByRole('link', { name: 'Kanseller' })).toBeTruthy()
  })

  it('[STA-03] reads in the question that it could not be taken back', async () => {
    const { user, server } = await openDetail(asked)
    server.answer(undoCancellation, lose)
    await user.click(screen.getByRole('button', { name: 'Angre kansellering' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: 'Angre kansellering' }))
    expect(await dialog.findByText('En feil oppstod ved tilbaketrekking av kansellering')).toBeTruthy()
  })
})
