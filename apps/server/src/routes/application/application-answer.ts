import type { ApplicationAnswer } from '@eksport/api'
import { copiesAreOver, owedFees, type RegisterAnswers } from '@eksport/domain'
import { relevantDocument } from '@eksport/domain/templates'
import { formsToShow } from '../../certificate/filled-forms.ts'
import type { ApplicationDocument } from '../../db/application-document.ts'
import { listCopyOrders, toCopyOrder } from '../../db/repositories/confirmed-copies.ts'
import { listAttachments, replacementFiles } from '../../db/repositories/files.ts'
import type { StoredApplication } from '../../db/stored-application.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { keptDraft } from '../../drafting/answers.ts'
import { assessStored, maxLinesToSend } from '../../drafting/rule-check.ts'
import type { ActiveSession } from '../../session/active-session.ts'
import { presentApplication } from '../../standing/present.ts'
import { standingOf } from '../../standing/standing.ts'

export interface Answering {
  readonly tx: Transaction
  readonly deps: Deps
  readonly session: ActiveSession
  readonly now: Date
}

interface ChangeEffects {
  readonly withdrawn?: readonly string[]
  readonly versionBefore?: number | undefined
}

/** [DET-13] Adds the files of the cancellation to it, so that readers can tell them from the application's. */
async function withCancellationFiles(tx: Transaction, document: ApplicationDocument): Promise<ApplicationDocument> {
  const { cancellationInformation, referenceNumber } = document
  if (cancellationInformation?.id === undefined) return document
  const attachments = await listAttachments(tx, referenceNumber, cancellationInformation.id)
  return { ...document, cancellationInformation: { ...cancellationInformation, attachments } }
}

/** [DET-13] The same for the reason of a replacement. */
async function withReplacementFiles(tx: Transaction, document: ApplicationDocument): Promise<ApplicationDocument> {
  const { replacementInformation, referenceNumber } = document
  if (replacementInformation === undefined) return document
  const attachments = await listAttachments(tx, referenceNumber, replacementFiles)
  return { ...document, replacementInformation: { ...replacementInformation, attachments } }
}

/**
 * [DET-12] Adds the orders of copies and their fees. Cancelled orders are listed with their fee but not owed, nor is
 * the fee of an application that was withdrawn in time.
 */
async function withCopies(tx: Transaction, document: ApplicationDocument): Promise<ApplicationDocument> {
  const { confirmedCopies: _, fees: __, ...rest } = document
  const fees = owedFees(document)
  const orders = (await listCopyOrders(tx, document.referenceNumber)).map(toCopyOrder)
  if (orders.length === 0) return { ...rest, ...(fees && { fees }) }
  const isOver = copiesAreOver(document.applicationStatus)
  const owed = orders.filter(({ state }) => !isOver || state === 'HANDED_OUT')
  const copyFees = owed.map(({ fee: amount }) => ({ amount, code: 'BEKREFTET_KOPI' }))
  return { ...rest, fees: [...(fees ?? []), ...copyFees], confirmedCopies: orders }
}

/** [CRT-02] The application for its reader, with only the answers that count. */
export async function shownApplication({ tx, deps, session, now }: Answering, stored: StoredApplication) {
  const document = await withReplacementFiles(tx, await withCancellationFiles(tx, stored.document))
  const [attachments, relevant, standing] = await Promise.all([
    listAttachments(tx, document.referenceNumber),
    withCopies(tx, relevantDocument(document)),
    standingOf({ tx, referenceData: deps.referenceData, now }, stored),
  ])
  const shown = presentApplication(session, { document: relevant, attachments, standing })
  return { document, relevant, application: { ...shown, ...formsToShow(relevant, deps.lookups) } }
}

/** The application after an act, with its version as ETag. */
export async function shownAnswer(answering: Answering, stored: StoredApplication) {
  const { application } = await shownApplication(answering, stored)
  return { body: application, version: stored.document.version }
}

/**
 * The application with the findings of the rules by these register answers; those who may edit it also get the hidden
 * answers.
 */
export async function applicationAnswer(
  answering: Answering,
  stored: StoredApplication,
  answers: RegisterAnswers,
  effects: ChangeEffects = {},
) {
  const { withdrawn = [], versionBefore } = effects
  const { document, relevant, application } = await shownApplication(answering, stored)
  const { referenceData } = answering.deps
  const isEditor = application.actions.includes('edit')
  const draft = isEditor ? keptDraft(document, relevant) : undefined
  const maxProductLines = isEditor ? maxLinesToSend(referenceData, relevant, answering.now) : undefined
  // The results of the checks have their own endpoint.
  const { checks: _, ...validation } = assessStored(referenceData, relevant, answers, answering.now)
  const body: ApplicationAnswer = {
    application,
    validation,
    ...(draft && { draft }),
    ...(maxProductLines !== undefined && { maxProductLines }),
    ...(withdrawn.length > 0 && { withdrawn: [...withdrawn] }),
    ...(versionBefore !== undefined && { templateVersionBefore: versionBefore }),
  }
  return { body, version: document.version }
}
