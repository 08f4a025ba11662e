import type { SeriesRow } from '@eksport/api'
import { type ApplicationDraft, nothingAsked, owedFees, type RegisterAnswers } from '@eksport/domain'
import { seriesColumns } from '@eksport/domain/templates'
import { getAt, type Issue } from '@eksport/forms'
import { storedDraft } from '../db/application-document.ts'
import type { ReferenceData } from '../db/reference-data/read-reference-data.ts'
import { listAttachments } from '../db/repositories/files.ts'
import { rowsOfSeries } from '../db/repositories/series.ts'
import { type SeriesSending, sendingsOf } from '../db/repositories/series-sendings.ts'
import type { StoredApplication } from '../db/stored-application.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { asSent } from '../drafting/as-sent.ts'
import { answersSeenBy, askRegisters } from '../drafting/ask-registers.ts'
import { incompleteIn } from '../drafting/check-answers.ts'
import { invalidChoices } from '../drafting/check-choices.ts'
import { assessStored } from '../drafting/rule-check.ts'
import { feesToLock, totalOf } from '../effects/submission.ts'
import { type ActiveSession, readingAs } from '../session/active-session.ts'
import { readOrRefuse } from '../standing/load.ts'

/** The register answers about each row to be sent, by reference number. */
export type AskedRows = ReadonlyMap<number, RegisterAnswers>

const isDraft = ({ document }: StoredApplication) => document.applicationStatus === 'UNDER_REGISTRERING'
const numberOf = ({ document }: StoredApplication) => document.referenceNumber

type Sendings = ReadonlyMap<number, SeriesSending>

/** Whether a row can be edited and sent: neither sent nor ordered. */
const isOpen = (row: StoredApplication, sendings: Sendings) =>
  isDraft(row) && sendings.get(numberOf(row))?.settledAt !== null

interface Row {
  readonly stored: StoredApplication
  readonly sendings: Sendings
}

/** Rows asked about at a time, since each needs several requests. */
const rowsAtOnce = 8

export interface AskRows {
  readonly deps: Pick<Deps, 'registers' | 'transactions' | 'referenceData'>
  readonly session: ActiveSession
  readonly origin: number
  /** The rows to include; all if left out. */
  readonly only?: readonly number[]
}

async function read(tx: Transaction, { origin, only }: Pick<AskRows, 'origin' | 'only'>) {
  const rows = await rowsOfSeries(tx, origin, only)
  return { rows, sendings: await sendingsOf(tx, rows.map(numberOf)) }
}

/** [REG-01] Asks the registers before the transaction that reads the rows: a register may be slow. */
export async function askAboutRows({ deps, session, ...which }: AskRows): Promise<AskedRows> {
  const { rows, sendings } = await deps.transactions.run(readingAs(session), (tx) => read(tx, which))
  const drafts = rows.filter((row) => isOpen(row, sendings)).map(({ document }) => asSent(deps.referenceData, document))
  const asked = new Map<number, RegisterAnswers>()
  for (let at = 0; at < drafts.length; at += rowsAtOnce) {
    const some = drafts.slice(at, at + rowsAtOnce)
    const answers = await Promise.all(some.map((document) => askRegisters(deps, document)))
    for (const [index, { referenceNumber }] of some.entries())
      asked.set(referenceNumber, answersSeenBy(session, answers[index] ?? nothingAsked))
  }
  return asked
}

export interface GetSeries extends Pick<AskRows, 'origin' | 'only'> {
  readonly tx: Transaction
  readonly referenceData: ReferenceData
  readonly asked: AskedRows
  readonly now: Date
}

/** Sending would refuse it too, because without a template nothing can be checked. */
const noTemplate: Issue = { path: 'certificateTemplate', code: 'required' }

function valuesOf(draft: ApplicationDraft): SeriesRow['values'] {
  const given = seriesColumns(draft).flatMap(({ id }) => {
    const value = getAt(draft, id)
    return typeof value === 'string' || typeof value === 'number' ? [[id, value] as const] : []
  })
  return Object.fromEntries(given)
}

const stateOf = ({ settledAt, refusal }: SeriesSending) =>
  settledAt === null ? 'WAITING' : refusal === null ? 'SENT' : 'REFUSED'

function sendingOf(sending: SeriesSending): SeriesRow['sending'] {
  const { orderedAt, version, shownFee, settledAt, refusal, problem } = sending
  return {
    orderedAt: orderedAt.toISOString(),
    version,
    shownFee,
    state: stateOf(sending),
    ...(refusal !== null && { code: refusal }),
    ...(settledAt === null && problem !== null && { problem }),
  }
}

async function rowOf({ tx, referenceData, asked, now }: GetSeries, { stored, sendings }: Row): Promise<SeriesRow> {
  const { document } = stored
  const { referenceNumber, applicationStatus, submittedDateTime, version } = document
  const sending = sendings.get(referenceNumber)
  const values = valuesOf(storedDraft(document))
  const row = {
    referenceNumber,
    applicationStatus,
    version,
    values,
    ...(submittedDateTime !== undefined && { submittedDateTime }),
    ...(sending !== undefined && { sending: sendingOf(sending) }),
  }
  if (!isOpen(stored, sendings)) {
    const fee = isDraft(stored) && sending ? sending.shownFee : totalOf(owedFees(document) ?? [])
    return { ...row, issues: [], findings: [], fee }
  }
  const sent = asSent(referenceData, document)
  const attachments = await listAttachments(tx, referenceNumber)
  const answers = asked.get(referenceNumber) ?? nothingAsked
  const { errors, needsManualProcessing } = assessStored(referenceData, sent, answers, now)
  const incomplete = incompleteIn(referenceData, { ...sent, attachments }, now) ?? [noTemplate]
  const isKnown = ({ path }: Issue) => incomplete.some((one) => one.path === path)
  const choices = invalidChoices(referenceData, sent).filter((one) => !isKnown(one))
  const { fees } = await feesToLock({ tx, referenceData }, sent, { now, needsManualProcessing })
  return { ...row, issues: [...choices, ...incomplete], findings: errors, fee: totalOf(fees) }
}

/** [EXP-10] Each row with the findings of the checks that sending makes. */
export async function getSeries(query: GetSeries): Promise<{ rows: SeriesRow[] }> {
  const { rows, sendings } = await read(query.tx, query)
  // Rows remain after their base is deleted.
  if (rows.length === 0) await readOrRefuse(query.tx, query.origin)
  const shown: SeriesRow[] = []
  for (const stored of rows) shown.push(await rowOf(query, { stored, sendings }))
  return { rows: shown }
}

/** The rows that a call has changed, as they are stored now. */
export async function readRows({ deps, session, origin, only }: Required<AskRows>, now: Date): Promise<SeriesRow[]> {
  const asked = await askAboutRows({ deps, session, origin, only })
  const { referenceData } = deps
  const { rows } = await deps.transactions.run(readingAs(session), (tx) =>
    getSeries({ tx, referenceData, origin, only, asked, now }),
  )
  return rows
}
