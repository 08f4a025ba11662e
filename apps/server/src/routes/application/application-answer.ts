import type { ApplicationAnswer } from '@eksport/api'
import { relevantDocument } from '@eksport/domain/templates'
import { formsToShow } from '../../application/filled-forms.ts'
import { keptDraft } from '../../application/kept-draft.ts'
import { presentApplication } from '../../application/present.ts'
import { checkStored } from '../../application/rule-check.ts'
import { standingOf } from '../../application/standing.ts'
import type { ApplicationDocument } from '../../db/application-document.ts'
import { listAttachments, replacementFiles } from '../../db/repositories/files.ts'
import type { StoredApplication } from '../../db/stored-application.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { ActiveSession } from '../../session/active-session.ts'

export interface Answering {
  readonly tx: Transaction
  readonly deps: Deps
  readonly session: ActiveSession
  readonly now: Date
}

/** What a change did beside what was asked of it. */
interface Told {
  readonly withdrawn?: readonly string[]
  readonly versionBefore?: number | undefined
}

/** [DET-13] What came with the cancellation stands in it, so that readers can tell it from what came with the application. */
async function withCancellationFiles(tx: Transaction, document: ApplicationDocument): Promise<ApplicationDocument> {
  const { cancellationInformation, referenceNumber } = document
  if (cancellationInformation?.id === undefined) return document
  const attachments = await listAttachments(tx, referenceNumber, cancellationInformation.id)
  return { ...document, cancellationInformation: { ...cancellationInformation, attachments } }
}

/** [DET-13] The same of what says why another certificate is replaced. */
async function withReplacementFiles(tx: Transaction, document: ApplicationDocument): Promise<ApplicationDocument> {
  const { replacementInformation, referenceNumber } = document
  if (replacementInformation === undefined) return document
  const attachments = await listAttachments(tx, referenceNumber, replacementFiles)
  return { ...document, replacementInformation: { ...replacementInformation, attachments } }
}

/** [CRT-02] The application for its reader, with what it says and no more; whoever may edit gets the hidden answers beside it. Its findings and its version as ETag. */
export async function applicationAnswer(
  { tx, deps, session, now }: Answering,
  stored: StoredApplication,
  told: Told = {},
) {
  const { withdrawn = [], versionBefore } = told
  const document = await withReplacementFiles(tx, await withCancellationFiles(tx, stored.document))
  const attachments = await listAttachments(tx, document.referenceNumber)
  const relevant = relevantDocument(document)
  const standing = await standingOf({ tx, referenceData: deps.referenceData, now }, stored)
  const shown = presentApplication(session, { document: relevant, attachments, standing })
  const application = { ...shown, ...formsToShow(relevant, deps.lookups) }
  const draft = application.actions.includes('edit') ? keptDraft(document, relevant) : undefined
  const body: ApplicationAnswer = {
    application,
    validation: checkStored(deps.referenceData, relevant, now),
    ...(draft && { draft }),
    ...(withdrawn.length > 0 && { withdrawn: [...withdrawn] }),
    ...(versionBefore !== undefined && { templateVersionBefore: versionBefore }),
  }
  return { body, version: document.version }
}
