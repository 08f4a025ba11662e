import type { Certifier } from '@eksport/domain/documents'
import { holdSheets } from '../db/repositories/paper-sheets.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../refusals/refusal.ts'
import type { ActiveSession } from '../session/active-session.ts'
import { isOffered } from '../standing/is-offered.ts'
import { type DrawnCertificate, drawApproved } from './final-certificate.ts'

type Used = Pick<Deps, 'transactions' | 'lookups' | 'documents' | 'verification' | 'referenceData' | 'signer'>

interface OnPaper {
  readonly session: ActiveSession
  readonly referenceNumber: number
  readonly certifier: Certifier
  readonly now: Date
}

/**
 * [CRT-15] Draws the approved certificate for the next sheets of the officer's office, with the serial of its sheet on
 * each page. The sheets are reserved first, so that two officers get different ones. The act marks them as printed; an
 * unused reservation expires after some minutes.
 */
export async function drawOnPaper(deps: Used, onPaper: OnPaper): Promise<DrawnCertificate | undefined> {
  const { session, referenceNumber, now, certifier } = onPaper
  // Checked first, because drawing reserves sheets.
  if (!(await isOffered({ deps, session, referenceNumber, now }, 'print'))) return undefined
  const asOfficer = <Result>(work: (tx: Transaction) => Promise<Result>) =>
    deps.transactions.run({ audience: 'caseworker' }, work)
  const { office } = certifier
  if (office === undefined) throw new Refusal('NO_OFFICE')
  const drawing = { referenceNumber, now, certifier }
  // The number of sheets is only known after the layout. Adding the serials does not change it.
  const unnumbered = await drawApproved(deps, { ...drawing, paperSerials: [] })
  if (unnumbered === undefined) return undefined
  const { pages } = unnumbered
  const paperSerials = await asOfficer(async (tx) => {
    const held = await holdSheets(tx, { office, referenceNumber, count: pages, now })
    if (held.length === pages) return held
    const named = deps.referenceData['certificate-offices'].find(({ code }) => code === office)
    throw new Refusal('OUT_OF_PAPER', { office: named?.names.nb ?? office, needed: pages, left: held.length })
  })
  const numbered = await drawApproved(deps, { ...drawing, paperSerials })
  if (numbered !== undefined && numbered.pages !== pages) throw new Error('A certificate has pages without a sheet')
  return numbered
}
