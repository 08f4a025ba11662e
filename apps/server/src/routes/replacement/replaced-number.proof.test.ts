import { randomUUID } from 'node:crypto'
import {
  createMatsReplacement,
  createReplacement,
  getApplication,
  getCase,
  getCasePreview,
  getCertificatePreview,
  getSignedCertificate,
  sendApplication,
} from '@eksport/api'
import { momentInWords } from '@eksport/domain/documents'
import { expect, it } from 'vitest'
import { attachedTo, hasProgram, textOf } from '../../documents/testing/poppler.ts'
import { actOn, aDraft, organisationNumber } from '../../testing/index.ts'
import { serverWith } from '../../testing/server-with.ts'
import { signApplication } from '../../testing/sign-application.ts'

const { server, exporter, officer, signer } = await serverWith(['exporter', 'officer', 'signer'])

const params = (referenceNumber: number) => ({ organisationNumber, referenceNumber })
const read = (referenceNumber: number) => exporter.client.call(getApplication, { params: params(referenceNumber) })

/** Issued, as when the receiving authority has accepted it. */
async function accept(referenceNumber: number) {
  const issued = { applicationStatus: 'UTSTEDT', issuedDateTime: new Date().toISOString() }
  await (await server.connect()).query(
    `update applications set status = 'UTSTEDT', document = document || $2 where reference_number = $1`,
    [referenceNumber, JSON.stringify(issued)],
  )
}

/** A replacement of an electronic certificate, sent. */
async function sendReplacement(original: number): Promise<number> {
  const begun = await exporter.client.call(createReplacement, {
    params: params(original),
    body: {
      replacementInformation: {
        reasonForReplacement: 'SKRIVEFEIL',
        consignmentLocation: { location: 'Under transport', country: 'CN', details: '' },
      },
      attachments: [],
    },
    ifMatch: (await read(original)).application.version,
    idempotencyKey: randomUUID(),
  })
  const replacement = begun.applicationReferenceNumber
  const { application } = await read(replacement)
  await exporter.client.call(sendApplication, {
    params: params(replacement),
    body: {},
    ifMatch: application.version,
    idempotencyKey: randomUUID(),
  })
  return replacement
}

const wordsOf = async (file: Blob) => textOf(Buffer.from(await file.arrayBuffer())).replace(/\s+/g, ' ')

it.skipIf(!hasProgram('pdftotext'))(
  'row 28: a replacement names the certificate that it replaces: before it is signed, on its pages and in its message (skipped without poppler-utils)',
  async () => {
    const people = { exporter, officer, signer }
    const original = await signApplication(people, ['E_CERT'])
    await accept(original)
    const { certificateNumber: number } = await read(original)
    const replacement = await sendReplacement(original)
    const named = `${number}, ${momentInWords(new Date().toISOString(), 'en').replace(/ \d\d:\d\d$/, '')}`
    await actOn(officer, replacement, { action: 'take' })
    const preview = await officer.client.call(getCasePreview, { params: { referenceNumber: replacement } })
    expect(await wordsOf(preview)).toContain(named)

    const { validation } = await officer.client.call(getCase, { params: { referenceNumber: replacement } })
    await actOn(officer, replacement, {
      action: 'approve',
      confirmedViolations: validation.errors.map(({ code }) => code),
    })
    await actOn(signer, replacement, { action: 'sign' })
    const signed = await exporter.client.call(getSignedCertificate, { params: params(replacement) })
    expect(await wordsOf(signed)).toContain(`Replaces certificate 替代证书 ${named}`)
    expect(attachedTo(new Uint8Array(await signed.arrayBuffer()))).toContain(`<ram:ID>${number}</ram:ID>`)
  },
)

it.skipIf(!hasProgram('pdftotext'))(
  'row 28: that of the older service is named as the exporter gave it (skipped without poppler-utils)',
  async () => {
    const number = `${String(new Date().getFullYear() % 100).padStart(2, '0')}051 999777`
    const { applicationReferenceNumber } = await exporter.client.call(createMatsReplacement, {
      params: { organisationNumber },
      body: {
        application: aDraft(new Date()),
        replacementInformation: {
          originalCertificateReferenceNumber: number,
          originalCertificateIssuedDate: '2026-01-05',
          reasonForReplacement: 'MANGLENDE_OPPLYSNINGER',
          certificateLocationDetails: {
            consignmentLocation: { place: 'Shanghai', country: 'CN' },
            originalCertificateLocation: { place: 'Hos eksportør', country: 'NO' },
            methodOfReturn: 'Rekommandert post.',
          },
        },
      },
      idempotencyKey: randomUUID(),
    })
    const preview = await exporter.client.call(getCertificatePreview, { params: params(applicationReferenceNumber) })
    expect(await wordsOf(preview)).toContain(`${number}, 5 January 2026`)
  },
)
