import {
  type Application,
  applicationPages,
  type CaseFileDocument,
  type CaseParty,
  caseParties,
  complaintDecisions,
  type DocumentKind,
  decisionPages,
  documentKinds,
  eventOfDecision,
  findingsPages,
  formatReference,
  type HistoryEntry,
  historyPages,
  type Message,
  messagePages,
  nothingAsked,
  shieldingOf,
  unfinishedScan,
} from '@eksport/domain'
import type { CertificateDocument, DecisionLetterDocument } from '@eksport/domain/documents'
import type { Locale } from '@eksport/forms'
import { complaintLetter } from '../acts/complaints.ts'
import { printed } from '../certificate/documents-of.ts'
import { issuedFor } from '../certificate/issued-view.ts'
import type { ApplicationDocument } from '../db/application-document.ts'
import { listCaseNotes } from '../db/repositories/case-notes.ts'
import { listCaseTicks } from '../db/repositories/case-ticks.ts'
import { listIssues } from '../db/repositories/certificate-issues.ts'
import { type ComplaintRow, findComplaint } from '../db/repositories/complaints.ts'
import { findIssuedFile, listFilesOfTypes, type StoredFileType } from '../db/repositories/files.ts'
import { listHistory } from '../db/repositories/history.ts'
import { listMessages } from '../db/repositories/messages.ts'
import { latestRegisterAnswers } from '../db/repositories/register-checks.ts'
import { listSubmissions } from '../db/repositories/snapshots.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { assessStored } from '../drafting/rule-check.ts'
import { decisionLetter } from '../notices/decision-letter.ts'
import { readOrRefuse } from '../standing/load.ts'
import { openHistory } from '../standing/present.ts'

type Drawn = CaseFileDocument | CertificateDocument | DecisionLetterDocument

/** A document of a case: drawn from data, or a stored file. */
export interface CaseDocument {
  /** Identifies the document permanently. */
  readonly source: string
  readonly kind: DocumentKind
  readonly title: string
  readonly time: Date
  readonly file?: { readonly id: string; readonly filename: string; readonly mimeType: string }
  /** For a stored file: the data from which it can be drawn again with redactions; undefined for uploaded files. */
  readonly drawn?: Drawn
  /** [SEC-18] The file was not found clean. */
  readonly isUnchecked?: boolean
}

export interface CaseContent {
  readonly document: ApplicationDocument
  readonly organisationNumber: string
  /** Oldest first; the history comes last. */
  readonly documents: readonly CaseDocument[]
  readonly parties: readonly CaseParty[]
}

interface Asked {
  readonly tx: Transaction
  readonly deps: Pick<Deps, 'referenceData' | 'lookups' | 'verification'>
  readonly referenceNumber: number
  readonly locale: Locale
  readonly now: Date
}

type Of = Asked & { readonly document: ApplicationDocument }

/** The header that names the case on a drawn document. */
function placeOf({ document, referenceNumber, locale }: Of, title: string) {
  const { archiveCaseInfo } = document
  const reference = formatReference(referenceNumber)
  const caseNumber = archiveCaseInfo === undefined ? reference : `${archiveCaseInfo.caseNumber}, ${reference}`
  return { locale, caseNumber, title }
}

const titleOf = (kind: DocumentKind, { locale }: Pick<Asked, 'locale'>) => documentKinds[kind].name[locale]

type Submission = Awaited<ReturnType<typeof listSubmissions>>[number]

function submissions(of: Of, versions: readonly Submission[]): CaseDocument[] {
  const { deps } = of
  return versions.map(({ id, document, createdAt }, index) => {
    const title = `${titleOf('APPLICATION', of)}${index === 0 ? '' : ` (${index + 1})`}`
    const drawn = applicationPages(placeOf(of, title), printed(document), deps.lookups)
    return { source: `snapshot:${id}`, kind: 'APPLICATION', title, time: createdAt, drawn }
  })
}

/** The findings of the rules about the submission, as they were at the decision. */
async function findings(of: Of): Promise<CaseDocument> {
  const { tx, deps, document, referenceNumber, now } = of
  const registers = (await latestRegisterAnswers(tx, referenceNumber)) ?? nothingAsked
  const decided = document.approvedDateTime ?? document.refusal?.decidedDateTime
  const assessed = { ...document, applicationStatus: 'UNDER_VURDERING' as const }
  const { errors } = assessStored(deps.referenceData, assessed, registers, decided ? new Date(decided) : now)
  const ticks = await listCaseTicks(tx, { referenceNumber, revision: document.revision })
  const title = titleOf('FINDINGS', of)
  const last = ticks.at(-1)?.time ?? document.submittedDateTime ?? now.toISOString()
  const drawn = findingsPages(placeOf(of, title), errors, ticks)
  return { source: 'findings', kind: 'FINDINGS', title, time: new Date(last), drawn }
}

const messageKinds = {
  APPLICATION_CLARIFICATION_REQUEST: 'QUESTION',
  APPLICATION_CLARIFICATION_RESPONSE: 'ANSWER',
  APPLICATION_SUBMISSION_COMMENT: 'COMMENT',
} as const

const kindOfMessage = ({ messageType, sender }: Message): DocumentKind =>
  messageType === 'APPLICATION_MESSAGE'
    ? sender.role === 'INNSENDER'
      ? 'COMMENT'
      : 'MESSAGE'
    : messageKinds[messageType]

function messages(of: Of, written: readonly Message[]): CaseDocument[] {
  return written.map((message) => {
    const kind = kindOfMessage(message)
    const title = titleOf(kind, of)
    const drawn = messagePages(placeOf(of, title), message)
    return { source: `message:${message.id}`, kind, title, time: new Date(message.createdTime), drawn }
  })
}

const decisions: ReadonlySet<string> = new Set([
  'approve',
  'auto-approve',
  'withdraw-approval',
  'refuse',
  'annul',
  'grant-cancellation',
  'refuse-cancellation',
  ...complaintDecisions.map(eventOfDecision),
])

function decided(of: Of, history: readonly HistoryEntry[]): CaseDocument[] {
  return history
    .filter(({ event }) => decisions.has(event))
    .map((entry) => {
      const title = titleOf('DECISION', of)
      const drawn = decisionPages(placeOf(of, title), entry)
      return { source: `history:${entry.id}`, kind: 'DECISION', title, time: new Date(entry.time), drawn }
    })
}

/** The data of the stored letter. */
function letterOf({ deps, document }: Of, history: readonly HistoryEntry[], at: Date): Drawn | undefined {
  const { refusal } = document
  const officer = history.findLast(({ event }) => event === 'refuse')?.actor.name
  if (refusal === undefined || officer === undefined) return undefined
  const { language, reason, legalBasis } = refusal
  return decisionLetter(deps, { document, language, reason, legalBasis, officer: { name: officer }, now: at })
}

/** The data of the letter about the complaint's decision. */
function answerOf({ deps, document }: Of, complaint: ComplaintRow, at: Date): Drawn | undefined {
  const decided = complaint.decisions.find(({ time }) => time === at.toISOString())
  if (decided === undefined) return undefined
  const { by: name = '', ...letter } = decided
  return complaintLetter(deps, document, complaint, { ...letter, officer: { name }, at })
}

/** The complaint, word for word. */
function complained(of: Of, history: readonly HistoryEntry[]): CaseDocument[] {
  return history
    .filter(({ event }) => event === 'complain')
    .map(({ id, reason = '', actor, time }) => {
      const title = titleOf('COMPLAINT', of)
      const drawn = messagePages(placeOf(of, title), {
        message: reason,
        sender: actor,
        createdTime: time,
        attachments: [],
      })
      return { source: `history:${id}`, kind: 'COMPLAINT', title, time: new Date(time), drawn }
    })
}

/** Uploaded files, which cannot be drawn again. */
const sentIn: readonly StoredFileType[] = [
  'APPLICATION_ATTACHMENT',
  'HEALTH_CERTIFICATE_DRAFT',
  'HEALTH_CERTIFICATE_DRAFT_APPENDIX',
  'CLARIFICATION_RESPONSE_ATTACHMENT',
  'MESSAGE_ATTACHMENT',
  'ATTACHMENT_CANCELLATION',
  'COMPLAINT_ATTACHMENT',
  // The signed paper as it was handed out.
  'SCANNED_HEALTH_CERTIFICATE',
]

/** The stored files. One that was attached to a draft counts from the first submission, when it reached the authority. */
async function keptFiles(of: Of, history: readonly HistoryEntry[], sentFirst: Date): Promise<CaseDocument[]> {
  const { tx, referenceNumber } = of
  const rows = await listFilesOfTypes(tx, referenceNumber, [...sentIn, 'DECISION_LETTER', 'COMPLAINT_LETTER'])
  const complaint = await findComplaint(tx, referenceNumber)
  return rows.map(({ id, type, filename, mimeType, scan, createdAt }): CaseDocument => {
    const time = createdAt < sentFirst ? sentFirst : createdAt
    const file = { id, filename, mimeType }
    if (type === 'DECISION_LETTER') {
      const drawn = letterOf(of, history, time)
      return { source: `file:${id}`, kind: 'LETTER', title: titleOf('LETTER', of), time, file, ...(drawn && { drawn }) }
    }
    if (type === 'COMPLAINT_LETTER') {
      const drawn = complaint && answerOf(of, complaint, time)
      const title = titleOf('COMPLAINT_LETTER', of)
      return { source: `file:${id}`, kind: 'COMPLAINT_LETTER', title, time, file, ...(drawn && { drawn }) }
    }
    const title = `${titleOf('ATTACHMENT', of)}: ${filename}`
    const isUnchecked = unfinishedScan(scan) !== undefined
    return { source: `file:${id}`, kind: 'ATTACHMENT', title, time, file, isUnchecked }
  })
}

async function certificates(of: Of): Promise<CaseDocument[]> {
  const { tx, deps, document, referenceNumber } = of
  const made: CaseDocument[] = []
  for (const { id, number, issue, issuedAt: time, retiredAt } of await listIssues(tx, referenceNumber)) {
    const kept = await findIssuedFile(tx, id)
    if (kept === undefined) continue
    const drawn = retiredAt === null ? await issuedFor(tx, document, deps) : undefined
    const file = { id: kept.id, filename: kept.filename, mimeType: 'application/pdf' }
    const title = `${titleOf('CERTIFICATE', of)} ${number}-${issue}`
    made.push({ source: `issue:${id}`, kind: 'CERTIFICATE', title, time, file, ...(drawn && { drawn }) })
  }
  return made
}

async function notes(of: Of): Promise<CaseDocument[]> {
  const written = await listCaseNotes(of.tx, of.referenceNumber)
  return written.map(({ id, createdTime }) => ({
    source: `note:${id}`,
    kind: 'NOTE',
    title: titleOf('NOTE', of),
    time: new Date(createdTime),
  }))
}

/** [ADM-06] [ADM-07] All documents of a case in chronological order, and the parties it names. */
export async function readCaseContent(asked: Asked): Promise<CaseContent> {
  const { tx, referenceNumber, locale } = asked
  const { document, organisationNumber } = await readOrRefuse(tx, referenceNumber)
  const of: Of = { ...asked, document }
  const history = openHistory(await listHistory(tx, referenceNumber))
  const written = await listMessages(tx, referenceNumber)
  const versions = await listSubmissions(tx, referenceNumber)
  const sent = submissions(of, versions)
  const documents = [
    ...sent,
    ...(await keptFiles(of, history, sent[0]?.time ?? asked.now)),
    await findings(of),
    ...messages(of, written),
    ...(await notes(of)),
    ...complained(of, history),
    ...decided(of, history),
    ...(await certificates(of)),
  ].toSorted((one, other) => one.time.getTime() - other.time.getTime())
  const title = documentKinds.HISTORY.name[locale]
  const last = history.at(-1)
  const log: CaseDocument = {
    ...{ source: 'history', kind: 'HISTORY', title },
    time: last === undefined ? asked.now : new Date(last.time),
    drawn: historyPages(placeOf(of, title), history),
  }
  const named = [document, ...versions.map((sent) => sent.document)].map(
    (one): Application => ({ ...one, actions: [] }),
  )
  const parties = caseParties(named, written, history)
  return { document, organisationNumber, documents: [...documents, log], parties }
}

/**
 * The legal basis for withholding a kind of document, from the reference data; undefined if the kind is public, and
 * empty if none is configured.
 */
export function legalBasisOf(
  { referenceData }: Pick<Deps, 'referenceData'>,
  kind: DocumentKind,
  locale: Locale,
): string | undefined {
  const shielding = shieldingOf(kind)
  if (shielding === undefined) return undefined
  const entry = referenceData['decision-texts'].find(
    (text) => text.active && text.kind === 'SHIELDING' && text.code === shielding,
  )
  return entry?.names[locale] ?? ''
}
