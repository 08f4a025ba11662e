import { statusSubject } from '@eksport/domain'
import type { Certifier } from '@eksport/domain/documents'
import { holdSheets } from '../db/repositories/paper-sheets.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../refusals/refusal.ts'
import type { ActiveSession } from '../session/active-session.ts'
import { type DrawnCertificate, drawApproved } from './final-certificate.ts'
import { readOrRefuse } from './load.ts'
import { offeredActions } from './offered-actions.ts'
import { standingOf } from './standing.ts'

type Used = Pick<Deps, 'transactions' | 'lookups' | 'documents' | 'verification' | 'referenceData'>

interface OnPaper {
  readonly session: ActiveSession
  readonly referenceNumber: number
  readonly certifier: Certifier
  readonly now: Date
}

/** What may not be printed now is refused by the act itself, in its own words, and holds no sheet. */
async function mayPrint(
  tx: Transaction,
  { referenceData }: Used,
  { session, referenceNumber, now }: OnPaper,
): Promise<boolean> {
  const stored = await readOrRefuse(tx, referenceNumber)
  const { certificateTemplate } = stored.document
  const subject = { ...statusSubject(stored.document), certificateTemplate }
  return offeredActions(session, subject, await standingOf({ tx, referenceData, now }, stored)).includes('print')
}

/**
 * [CRT-15] Draws the approved certificate for the next sheets of the officer's office, one a page, each page with the serial of
 * its own. The sheets are held before it is drawn with their numbers, so that two officers at once draw for different ones;
 * the act prints on them, and what comes to nothing is free again after some minutes.
 */
export async function drawOnPaper(deps: Used, onPaper: OnPaper): Promise<DrawnCertificate | undefined> {
  const { referenceNumber, now, certifier } = onPaper
  const asOfficer = <Result>(work: (tx: Transaction) => Promise<Result>) =>
    deps.transactions.run({ audience: 'caseworker' }, work)
  if (!(await asOfficer((tx) => mayPrint(tx, deps, onPaper)))) return undefined
  const { office } = certifier
  if (office === undefined) throw new Refusal('NO_OFFICE')
  const drawing = { referenceNumber, now, certifier }
  // How many sheets it takes is known when it has been laid out; the numbers move nothing on the page.
  const unnumbered = await drawApproved(deps, { ...drawing, paperSerials: [] })
  if (unnumbered === undefined) return undefined
  const { pages } = unnumbered
  const paperSerials = await asOfficer(async (tx) => {
    const held = await holdSheets(tx, { office, referenceNumber, count: pages, now })
    if (held.length < pages) throw new Refusal('OUT_OF_PAPER', { needed: pages, left: held.length })
    return held
  })
  const numbered = await drawApproved(deps, { ...drawing, paperSerials })
  if (numbered !== undefined && numbered.pages !== pages) throw new Error('A certificate has pages without a sheet')
  return numbered
}
