import type { Actor } from '@eksport/domain'
import { contentHash } from '../../application/content.ts'
import { certificateFilename, finalCertificate } from '../../application/final-certificate.ts'
import { recordEvent } from '../../application/record-change.ts'
import type { ApplicationDocument } from '../../db/application-document.ts'
import { insertApplication } from '../../db/repositories/applications.ts'
import { insertPdf } from '../../db/repositories/files.ts'
import { insertMessage } from '../../db/repositories/messages.ts'
import { insertSnapshot } from '../../db/repositories/snapshots.ts'
import type { StoredApplication } from '../../db/stored-application.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { renderCertificate } from '../../integrations/documents/index.ts'
import { testPersons } from '../test-persons.ts'
import { type LifeEvent, lifeOf } from './life-of.ts'
import type { Sample } from './sample-schema.ts'
import { timesOf } from './time-of.ts'

function officer(role: 'B' | 'V') {
  const person = testPersons.persons.find(({ roles }) => roles.length === 1 && roles[0] === role)
  if (person === undefined) throw new Error(`No test person has the role ${role} alone`)
  return person
}

function actorOf(who: LifeEvent['who'], { sender }: ApplicationDocument): Actor {
  if (who === 'system') return { role: 'S', id: 'system', name: 'Eksport' }
  if (who !== 'exporter') {
    const { id, name } = officer(who === 'signer' ? 'V' : 'B')
    return { role: who === 'signer' ? 'V' : 'B', id, name }
  }
  const { firstName = '', lastName = '' } = sender?.contactPerson ?? {}
  return { role: 'I', id: 'sample-exporter', name: `${firstName} ${lastName}`.trim() }
}

/** The sample with what its life has written into it. */
function grown({ document }: Sample, life: readonly LifeEvent[], times: readonly Date[]): ApplicationDocument {
  const timeOf = (event: string) => times[life.findIndex((entry) => entry.event === event)]?.toISOString()
  const { id, name, office } = officer('B')
  const handled = life.some(({ event }) => event === 'take')
  const approved = timeOf('approve')
  const submitted = timeOf('send')
  const issued = timeOf('issue')
  return {
    ...document,
    createdDateTime: times[0]?.toISOString(),
    ...(submitted === undefined ? {} : { submittedDateTime: submitted }),
    ...(handled ? { caseworker: { id, name, ...(office === undefined ? {} : { office }) } } : {}),
    ...(approved === undefined ? {} : { approvedDateTime: approved }),
    ...(life.some(({ event }) => event === 'print') ? { paperSerial: `NO ${100_000 + document.referenceNumber}` } : {}),
    ...(issued === undefined ? {} : { issuedDateTime: issued }),
    version: life.length,
  }
}

async function insertSnapshots(
  tx: Transaction,
  { document, organisationNumber }: StoredApplication,
  life: readonly LifeEvent[],
  times: readonly Date[],
) {
  for (const [index, { event }] of life.entries()) {
    if (event !== 'send' && event !== 'approve') continue
    await insertSnapshot(tx, {
      referenceNumber: document.referenceNumber,
      organisationNumber,
      kind: event === 'send' ? 'SUBMITTED' : 'APPROVED',
      version: index + 1,
      document,
      sha256: contentHash(document),
      createdAt: times[index] ?? new Date(),
    })
  }
}

/** A signed certificate, so that what the sample offers for download is there. */
async function insertSigned(
  tx: Transaction,
  deps: Pick<Deps, 'lookups' | 'signer'>,
  { document, organisationNumber }: StoredApplication,
  at: Date,
) {
  const { referenceNumber } = document
  const details = {
    name: officer('V').name,
    reason: 'Health certificate approved',
    location: 'Norway',
    at: at.toISOString(),
  }
  const content = await deps.signer.sign(await finalCertificate(tx, deps, referenceNumber), details)
  const filename = certificateFilename(document, 'signert', at)
  await insertPdf(tx, {
    referenceNumber,
    organisationNumber,
    type: 'ELECTRONICALLY_SIGNED_CERTIFICATE',
    filename,
    content,
    createdAt: at,
  })
}

/** [TPL-11] The filled-in certificates of the PDF format: drawn from what the sample states, for it brings no file. */
async function insertFilledIn(
  tx: Transaction,
  { lookups }: Pick<Deps, 'lookups'>,
  { attachments }: Sample,
  { document, organisationNumber, createdAt }: StoredApplication,
) {
  for (const { type, filename } of attachments) {
    if (type !== 'HEALTH_CERTIFICATE_DRAFT') continue
    const options = { kind: 'preview', now: createdAt.toISOString() } as const
    const content = await renderCertificate({ ...document, actions: [] }, lookups, options)
    await insertPdf(tx, {
      referenceNumber: document.referenceNumber,
      organisationNumber,
      type,
      filename,
      content,
      createdAt,
    })
  }
}

/** One sample application with its history, snapshots, messages and files. */
export async function insertSample(
  tx: Transaction,
  deps: Pick<Deps, 'referenceData' | 'lookups' | 'signer'>,
  sample: Sample,
  now: Date,
): Promise<void> {
  const template = deps.referenceData.templates.find(({ code }) => code === sample.document.certificateTemplate)
  const life = lifeOf(sample.document, template?.veterinarianRequirement ?? 'NONE')
  const times = timesOf(sample.document, life, now)
  const document = grown(sample, life, times)
  const applicant = document.sender?.submittingApplicant ?? { organisationNumber: '', organisationName: '' }
  const cancelled = document.applicationStatus === 'KANSELLERING_BEHANDLES'
  const stored: StoredApplication = {
    ...applicant,
    document,
    statusBeforeCancellation: cancelled ? 'UTSTEDT' : undefined,
    createdAt: times[0] ?? now,
  }
  await insertApplication(tx, stored, now)
  await insertSnapshots(tx, stored, life, times)
  await insertFilledIn(tx, deps, sample, stored)
  for (const [index, { event, to, who, reason }] of life.entries()) {
    const from = life[index - 1]?.to ?? null
    const actor = actorOf(who, document)
    const at = times[index] ?? now
    await recordEvent(
      tx,
      { ...stored, document: { ...document, version: index + 1 } },
      from,
      { event, to, actor, reason },
      at,
    )
    const electronic = document.certificateFormats.some((format) => format !== 'PAPER')
    if (event === 'sign' && electronic) await insertSigned(tx, deps, stored, at)
  }
  for (const { messageType, message, createdTime } of sample.messages) {
    const fromOfficer = messageType === 'APPLICATION_CLARIFICATION_REQUEST'
    const actor = actorOf(fromOfficer ? 'caseworker' : 'exporter', document)
    await insertMessage(tx, {
      referenceNumber: document.referenceNumber,
      organisationNumber: stored.organisationNumber,
      messageType,
      message,
      senderRole: fromOfficer ? 'BEHANDLER' : 'INNSENDER',
      senderName: actor.name,
      createdAt: new Date(Math.min(Date.parse(createdTime), now.getTime())),
    })
  }
}
