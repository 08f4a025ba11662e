import { type Application, hasPaper, isOriginalAccountedFor, type OriginalStanding } from '@eksport/domain'
import type { ApplicationDocument } from '../db/application-document.ts'
import { findOriginals } from '../db/repositories/replacements.ts'
import type { Transaction } from '../db/transaction.ts'

/**
 * The facts that decide whether an application waits for its original. Events that have not happened must be undefined
 * explicitly.
 */
export interface MayAwait extends Pick<Application, 'referenceNumber' | 'applicationStatus'> {
  readonly originalApplicationReference: number | undefined
  readonly originalReferenceNumberFromSkjematjenesten: string | undefined
  readonly originalPaper: Application['originalPaper']
}

/** Where the paper of a replaced certificate is. */
export const paperStanding = (
  original: ApplicationDocument,
): Pick<OriginalStanding, 'hasPaper' | 'paperAccountedFor' | 'returnAgreed'> => ({
  hasPaper: hasPaper(original),
  paperAccountedFor: original.paperFate !== undefined,
  returnAgreed: original.returnAgreement !== undefined,
})

/**
 * Row 21: those of the applications that are approved or printed but may not be issued before it is known where the
 * paper of their original is.
 */
export async function awaitingOriginal(tx: Transaction, listed: readonly MayAwait[]): Promise<ReadonlySet<number>> {
  const unissued = listed.filter(
    ({ applicationStatus }) => applicationStatus === 'GODKJENT' || applicationStatus === 'SKREVET_UT',
  )
  const references = unissued.flatMap(({ originalApplicationReference: original }) => original ?? [])
  const originals = await findOriginals(tx, references)
  const awaiting = unissued.filter((one) => {
    const original = originals.get(one.originalApplicationReference ?? 0)
    return !isOriginalAccountedFor(one, original && paperStanding(original))
  })
  return new Set(awaiting.map(({ referenceNumber }) => referenceNumber))
}
