import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  answerClarification,
  createApplication,
  deleteApplication,
  getApplication,
  getCase,
  getCaseAttachment,
  getCaseElectronicCertificate,
  getCasePreview,
  getCertificatePreview,
  getElectronicCertificate,
  getReceipt,
  getSignedCertificate,
  type Handling,
  handleCase,
  listCases,
  listHistory,
  listMessages,
  saveApplication,
  sendApplication,
} from '@eksport/api'
import { describe, expect, inject, it } from 'vitest'
import { verifyChains } from '../db/chains/verify-chains.ts'
import { ownerPool } from '../db/pool.ts'
import { faultsOf } from '../integrations/electronic-certificates/index.ts'
import { aDraft, aPdf, chainGuards, type LoggedIn } from '../testing/index.ts'
import { serverWith } from '../testing/server-with.ts'

const organisationNumber = '310000043'

let referenceNumber: number
let version: number
let numberAhead: string | undefined

const { server, exporter, officer, signer } = await serverWith(['exporter', 'officer', 'signer'])

const params = () => ({ organisationNumber, referenceNumber })

async function handle(person: LoggedIn, handling: Handling) {
  const application = await person.client.call(handleCase, {
    params: { referenceNumber },
    body: handling,
    ifMatch: version,
  })
  version = application.version
  return application
}

const isPdf = async (file: Blob) => (await file.text()).startsWith('%PDF-')

describe('one certificate, all the way', () => {
  it('[WIZ-17] begins as a draft that is saved step by step', async () => {
    const draft = aDraft(new Date())
    const { productLines: _, ...beginning } = draft
    const created = await exporter.client.call(createApplication, { params: { organisationNumber }, body: beginning })
    referenceNumber = created.application.referenceNumber
    expect(created.application).toMatchObject({ applicationStatus: 'UNDER_REGISTRERING', version: 1 })
    expect(created.application.actions).toEqual(expect.arrayContaining(['edit', 'send', 'delete']))
    const saved = await exporter.client.call(saveApplication, { params: params(), body: draft, ifMatch: 1 })
    expect(saved.application.productLines).toHaveLength(1)
    expect(saved.validation.errors.filter(({ severity }) => severity === 'CRITICAL')).toEqual([])
    version = saved.application.version
  })

  it('is not seen by officers before it is sent', async () => {
    await expect(officer.client.call(getCase, { params: { referenceNumber } })).rejects.toMatchObject({ status: 404 })
  })

  it('[STA-02] is sent, with fee and receipt', async () => {
    const sent = await exporter.client.call(sendApplication, {
      params: params(),
      body: { comment: 'Haster litt' },
      ifMatch: version,
    })
    expect(sent).toMatchObject({ applicationStatus: 'INNSENDT', decision: 'MANUAL' })
    const { application, certificateNumber } = await exporter.client.call(getApplication, { params: params() })
    expect(certificateNumber).toMatch(new RegExp(`-${referenceNumber}-1$`))
    numberAhead = certificateNumber
    expect(application.fees).toEqual([{ amount: 375, code: 'HELSESERTIFIKAT' }])
    expect(application.actions).not.toContain('edit')
    version = application.version
    expect(await isPdf(await exporter.client.call(getReceipt, { params: params() }))).toBe(true)
  })

  it('[STA-08] is taken, asked about and answered with a file', async () => {
    const found = await officer.client.call(listCases, {
      query: { referenceNumber: String(referenceNumber), assigned: 'none' },
    })
    expect(found.totalElements).toBe(1)
    expect(await handle(officer, { action: 'take' })).toMatchObject({
      applicationStatus: 'UNDER_VURDERING',
      caseworker: { name: 'Kari Nordli' },
    })
    await handle(officer, { action: 'request-clarification', message: 'Stemmer antall kolli?' })
    const { application } = await exporter.client.call(getApplication, { params: params() })
    expect(application).not.toHaveProperty('caseworker')
    expect(application.actions).toEqual(expect.arrayContaining(['withdraw', 'resend']))
    const packingList = new File([new Uint8Array(await aPdf())], 'pakkliste.pdf')
    const answered = await exporter.client.call(answerClarification, {
      params: params(),
      body: { message: { message: 'Ja, det stemmer.' }, attachments: [packingList] },
      ifMatch: version,
    })
    expect(answered.applicationStatus).toBe('UNDER_VURDERING')
    version += 1
    const messages = await exporter.client.call(listMessages, { params: params() })
    expect(messages.map(({ messageType, sender }) => [messageType, sender.role])).toEqual([
      ['APPLICATION_CLARIFICATION_RESPONSE', 'INNSENDER'],
      ['APPLICATION_CLARIFICATION_REQUEST', 'BEHANDLER'],
      ['APPLICATION_SUBMISSION_COMMENT', 'INNSENDER'],
    ])
    expect(messages[1]?.sender).toEqual({ role: 'BEHANDLER' })
    const [attachment] = messages[0]?.attachments ?? []
    expect(attachment).toMatchObject({ type: 'CLARIFICATION_RESPONSE_ATTACHMENT', filename: 'pakkliste.pdf' })
    const attachmentParams = { referenceNumber, attachmentId: attachment?.id ?? '' }
    expect(await isPdf(await officer.client.call(getCaseAttachment, { params: attachmentParams }))).toBe(true)
  })

  it('[STA-01] is refused what the table does not allow, and nothing changes', async () => {
    await expect(handle(officer, { action: 'print' })).rejects.toMatchObject({ status: 409 })
    await expect(handle(officer, { action: 'annul', reason: 'x' })).rejects.toMatchObject({ status: 409 })
    await expect(handle(signer, { action: 'approve' })).rejects.toMatchObject({ status: 403, code: 'not-allowed' })
    const { application } = await officer.client.call(getCase, { params: { referenceNumber } })
    expect(application).toMatchObject({ applicationStatus: 'UNDER_VURDERING', version })
  })

  it('[STA-08] is approved, signed, printed and issued', async () => {
    const { validation } = await officer.client.call(getCase, { params: { referenceNumber } })
    const manual = validation.errors.filter(({ severity }) => severity === 'MANUAL_PROCESSING').map(({ code }) => code)
    expect(await isPdf(await officer.client.call(getCasePreview, { params: { referenceNumber } }))).toBe(true)
    const approved = await handle(officer, { action: 'approve', confirmedViolations: manual })
    expect(approved.applicationStatus).toBe('TIL_SIGNERING')
    const signed = await handle(signer, { action: 'sign' })
    expect(signed.applicationStatus).toBe('GODKJENT')
    expect(signed.attachments?.map(({ type }) => type)).toEqual([
      'CLARIFICATION_RESPONSE_ATTACHMENT',
      'ELECTRONICALLY_SIGNED_CERTIFICATE',
    ])
    const printed = await handle(officer, { action: 'print' })
    expect(printed).toMatchObject({ applicationStatus: 'SKREVET_UT', paperSerial: 'NO 0148201, NO 0148202' })
    await handle(officer, { action: 'confirm-print' })
    const issued = await handle(officer, { action: 'issue' })
    expect(issued.applicationStatus).toBe('UTSTEDT')
    expect(issued.issuedDateTime).toBeDefined()
  })

  it('[STA-05] [API-04] [CRT-09] gives the exporter the signed document, whole and valid, under the number that was told ahead', async () => {
    const { application } = await exporter.client.call(getApplication, { params: params() })
    expect(application.actions).toContain('download-signed-pdf')
    const file = await exporter.client.call(getSignedCertificate, { params: params() })
    const shown = await exporter.client.call(getCertificatePreview, { params: params() })
    expect(Buffer.from(await shown.arrayBuffer()).equals(Buffer.from(await file.arrayBuffer()))).toBe(true)
    const path = join(mkdtempSync(join(tmpdir(), 'eksport-signed-')), 'signed.pdf')
    const signed = Buffer.from(await file.arrayBuffer())
    expect(signed.includes(numberAhead ?? 'no number')).toBe(true)
    writeFileSync(path, signed)
    const report = execFileSync('pdfsig', ['-nocert', path], { encoding: 'utf8' })
    expect(report).toContain('Signature Validation: Signature is Valid.')
    // What follows the signed bytes shows that nothing was revoked (signed-bytes.proof.test.ts); the judge says that it is not signed.
    expect(report.match(/Signature Validation/g)).toHaveLength(1)
  })

  it('[CRT-14] gives both sides the message of the certificate, which is attached to the signed document', async () => {
    const file = await exporter.client.call(getSignedCertificate, { params: params() })
    const folder = mkdtempSync(join(tmpdir(), 'eksport-attached-'))
    writeFileSync(join(folder, 'signed.pdf'), Buffer.from(await file.arrayBuffer()))
    execFileSync('pdfdetach', ['-save', '1', '-o', join(folder, 'attached.xml'), join(folder, 'signed.pdf')])
    const attached = readFileSync(join(folder, 'attached.xml'), 'utf8')
    const messages = [
      await exporter.client.call(getElectronicCertificate, { params: params() }),
      await officer.client.call(getCaseElectronicCertificate, { params: { referenceNumber } }),
    ]
    expect(messages.map(({ type }) => type)).toEqual(['application/xml', 'application/xml'])
    expect(await Promise.all(messages.map((message) => message.text()))).toEqual([attached, attached])
    expect(faultsOf(attached)).toEqual([])
  })

  it('[STA-09] has a history that both can read', async () => {
    const history = await exporter.client.call(listHistory, { params: params() })
    expect(history.map(({ event, to }) => `${event} ${to}`)).toEqual([
      'create UNDER_REGISTRERING',
      'send INNSENDT',
      'take UNDER_VURDERING',
      'request-clarification AVKLARING_INNSENDER',
      'resend UNDER_VURDERING',
      'approve TIL_SIGNERING',
      'sign GODKJENT',
      'print SKREVET_UT',
      'confirm-print SKREVET_UT',
      'issue UTSTEDT',
      'retrieve UTSTEDT',
    ])
    expect(
      history.filter(({ actor }) => actor.role === 'BEHANDLER').every(({ actor }) => actor.name === undefined),
    ).toBe(true)
  })

  it('[SEC-20] leaves chains that hold, and a draft that was deleted does so as well', async () => {
    const { client } = exporter
    const { application } = await client.call(createApplication, {
      params: { organisationNumber },
      body: aDraft(new Date()),
    })
    const params = { organisationNumber, referenceNumber: application.referenceNumber }
    await client.call(deleteApplication, { params, ifMatch: application.version })
    const owner = ownerPool(server.databaseUrl)
    const reports = await verifyChains(owner, await chainGuards(inject('postgres').dataFolder))
    await owner.end()
    expect(reports.flatMap(({ broken }) => broken)).toEqual([])
  })
})
