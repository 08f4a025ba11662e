import { hasPaper, pickupStanding, type Standing, type StatusSubject, statusSubject } from '@eksport/domain'
import type { ApplicationDocument } from '../db/application-document.ts'
import type { ReferenceData } from '../db/reference-data/read-reference-data.ts'
import { delivered } from '../db/repositories/certificate-deliveries.ts'
import { certificatesMade } from '../db/repositories/certificate-issues.ts'
import { signedAndValid } from '../db/repositories/files.ts'
import { readFlags } from '../db/repositories/flags.ts'
import { liveReplacements } from '../db/repositories/replacements.ts'
import type { StoredApplication } from '../db/stored-application.ts'
import type { Transaction } from '../db/transaction.ts'
import { policiesOfActive } from '../reference-data/offices.ts'
import { awaitingOriginal } from './awaits-original.ts'

/** The facts that decide an application's standing; a row of a list has them. */
export interface Listed extends StatusSubject, Pick<ApplicationDocument, 'referenceNumber' | 'certificateTemplate'> {
  readonly updatedAt: Date
  readonly pickup: Parameters<typeof pickupStanding>[0]
}

interface Asked {
  readonly tx: Transaction
  readonly referenceData: ReferenceData
  readonly now: Date
}

const day = 86_400_000
const numbersOf = (listed: readonly Listed[]) => listed.map(({ referenceNumber }) => referenceNumber)

/**
 * [CRT-14] Those of the applications that are delivered: the message is accepted by the receiving authority, or a
 * signed PDF alone is stored for the exporter to fetch. Only approved certificates without paper wait for this.
 */
async function deliveredOf(tx: Transaction, listed: readonly Listed[]): Promise<ReadonlySet<number>> {
  const waiting = listed.filter((one) => one.applicationStatus === 'GODKJENT' && !hasPaper(one))
  const byMessage = waiting.filter(({ certificateFormats }) => certificateFormats.includes('E_CERT'))
  const byFile = waiting.filter((one) => !byMessage.includes(one))
  const [accepted, kept] = await Promise.all([
    delivered(tx, numbersOf(byMessage)),
    signedAndValid(tx, numbersOf(byFile)),
  ])
  return new Set([...accepted, ...kept])
}

/** The standing of each application, with a fixed number of queries. */
export async function standingsOf(
  { tx, referenceData, now }: Asked,
  listed: readonly Listed[],
): Promise<(one: Listed) => Standing> {
  const issued = listed.filter(({ applicationStatus }) => applicationStatus === 'UTSTEDT')
  const [flags, there, made, awaiting, replacements] = await Promise.all([
    readFlags(tx),
    deliveredOf(tx, listed),
    certificatesMade(tx, numbersOf(listed)),
    awaitingOriginal(tx, listed),
    liveReplacements(tx, numbersOf(issued)),
  ])
  const requirements = new Map(referenceData.templates.map((one) => [one.code, one.veterinarianRequirement]))
  const policies = policiesOfActive(referenceData)
  return ({ referenceNumber, certificateTemplate, updatedAt, pickup }) => ({
    // A template that no longer exists may have required one.
    veterinarianRequirement: requirements.get(certificateTemplate) ?? 'POSSIBLE',
    submissionDisabled: flags.disabledSubmission,
    withdrawSubmitted: flags.withdrawSubmitted,
    signedPdfOffered: flags.signedPdfDownload,
    certificateDelivered: there.has(referenceNumber),
    certificateMade: made.has(referenceNumber),
    awaitsOriginal: awaiting.has(referenceNumber),
    hasLiveReplacement: replacements.has(referenceNumber),
    pickup: pickupStanding(pickup, policies.get(pickup?.office ?? ''), now.toISOString()),
    untouchedDays: Math.floor((now.getTime() - updatedAt.getTime()) / day),
  })
}

/** The standing of one stored application. */
export async function standingOf(asked: Asked, { document, updatedAt }: StoredApplication): Promise<Standing> {
  const { referenceNumber, certificateTemplate, certificateRetrieval: pickup } = document
  const one = { ...statusSubject(document), referenceNumber, certificateTemplate, updatedAt, pickup }
  const standing = await standingsOf(asked, [one])
  return standing(one)
}
