import { randomUUID } from 'node:crypto'
import {
  createReplacement,
  getApplication,
  getCase,
  recordOriginalPaper,
  sendApplication,
  tickCase,
} from '@eksport/api'
import { type CertificateFormat, changeKeys, diffApplication, type ReplacementAnswers } from '@eksport/domain'
import { organisationNumber } from './a-draft.ts'
import { actOn, aDraft } from './index.ts'
import { newDraft } from './new-draft.ts'
import { database, exporter, officer } from './shared-server.ts'

export const params = (referenceNumber: number) => ({ organisationNumber, referenceNumber })

export const readCase = (referenceNumber: number) => officer.client.call(getCase, { params: { referenceNumber } })

export const read = (referenceNumber: number) =>
  exporter.client.call(getApplication, { params: params(referenceNumber) })

export const statusOf = async (referenceNumber: number) => (await read(referenceNumber)).application.applicationStatus

/** Merges facts into a stored application, as if they had been answered. */
export const overlay = (referenceNumber: number, facts: object) =>
  database.query('update applications set document = document || $2 where reference_number = $1', [
    referenceNumber,
    JSON.stringify(facts),
  ])

/** An issued certificate to be replaced, in these formats: the sample for China, or another draft. */
export async function issued(formats: readonly CertificateFormat[], body = aDraft(new Date())): Promise<number> {
  const application = await newDraft(exporter, body)
  await database.query(
    `update applications set status = 'UTSTEDT', submitted_at = now(), document = document || $2 where reference_number = $1`,
    [
      application.referenceNumber,
      JSON.stringify({
        applicationStatus: 'UTSTEDT',
        certificateFormats: formats,
        submittedDateTime: new Date().toISOString(),
        issuedDateTime: new Date().toISOString(),
      }),
    ],
  )
  return application.referenceNumber
}

export const goods: ReplacementAnswers = {
  reasonForReplacement: 'SKRIVEFEIL',
  consignmentLocation: { location: 'Under transport', country: 'CN', details: 'Container i transitt' },
}

export const withPaper: ReplacementAnswers = {
  ...goods,
  originalCertificateLocation: { location: 'Hos eksportør', country: 'NO' },
  methodOfReturn: 'Rekommandert post.',
}

export async function replace(
  original: number,
  answers: ReplacementAnswers,
  files: readonly File[] = [],
): Promise<number> {
  const { application } = await read(original)
  const begun = await exporter.client.call(createReplacement, {
    params: params(original),
    body: { replacementInformation: answers, attachments: [...files] },
    ifMatch: application.version,
    idempotencyKey: randomUUID(),
  })
  return begun.applicationReferenceNumber
}

export async function send(referenceNumber: number, comment?: string) {
  const { application } = await read(referenceNumber)
  return exporter.client.call(sendApplication, {
    params: params(referenceNumber),
    body: comment === undefined ? {} : { comment },
    ifMatch: application.version,
    idempotencyKey: randomUUID(),
  })
}

/** Approves a case and takes it to the printer or signer, with every finding and change ticked. */
export async function approve(referenceNumber: number, ticks: readonly string[] = []) {
  await actOn(officer, referenceNumber, { action: 'take' })
  const params = { referenceNumber }
  if (ticks.length > 0) await officer.client.call(tickCase, { params, body: { ticks: [...ticks], ticked: true } })
  const { application, original, validation } = await readCase(referenceNumber)
  return actOn(officer, referenceNumber, {
    action: 'approve',
    confirmedViolations: validation.errors.map(({ code }) => code),
    ...(original && { confirmedChanges: changeKeys(diffApplication(original, application)) }),
  })
}

export async function recordPaper(
  original: number,
  body: Parameters<typeof officer.client.call<typeof recordOriginalPaper>>[1]['body'],
) {
  const { application } = await readCase(original)
  return officer.client.call(recordOriginalPaper, {
    params: { referenceNumber: original },
    body,
    ifMatch: application.version,
    idempotencyKey: randomUUID(),
  })
}
