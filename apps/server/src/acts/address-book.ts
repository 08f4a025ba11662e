import type { BookEntry } from '@eksport/api'
import { type Application, addressesOf, type BookedAddress } from '@eksport/domain'
import { changeAddress, forgetAddress, learnAddress } from '../db/repositories/address-book.ts'
import type { Transaction } from '../db/transaction.ts'
import { Refusal } from '../refusals/refusal.ts'
import type { ActiveSession } from '../session/active-session.ts'
import { requireLevel } from '../standing/require-right.ts'

interface Changing {
  readonly tx: Transaction
  readonly session: ActiveSession & { readonly organisation: NonNullable<ActiveSession['organisation']> }
  readonly id: string
}

/** [EXP-05] Adds the addresses of a sent application to the applicant's address book, at any login level. */
export async function learnAddresses(
  tx: Transaction,
  application: Pick<Application, 'referenceNumber' | 'sender' | 'recipient' | 'control'>,
  now: Date,
): Promise<void> {
  const { referenceNumber } = application
  const organisationNumber = application.sender?.submittingApplicant?.organisationNumber
  if (organisationNumber === undefined) return
  for (const { kind, address } of addressesOf(application))
    await learnAddress(tx, { organisationNumber, kind, address, referenceNumber, now })
}

interface ChangeEntry extends Changing {
  readonly address: BookedAddress
  /** The version of the address that the person saw. */
  readonly version: number
}

/** [EXP-05] [SEC-04] Changes an address in the book, unless somebody else has changed it since it was read. */
export async function changeEntry({ tx, session, ...change }: ChangeEntry): Promise<BookEntry> {
  requireLevel(session)
  const { organisationNumber } = session.organisation
  const entry = await changeAddress(tx, { ...change, organisationNumber })
  if (entry === 'gone') throw new Refusal('NOT_FOUND')
  if (entry === 'stale') throw new Refusal('STALE_VERSION')
  if (entry === 'taken') throw new Refusal('INVALID_REQUEST', { issues: [{ path: 'name', code: 'addressTaken' }] })
  return entry
}

/** [EXP-05] Removes an address from the book. */
export async function removeEntry({ tx, session, id }: Changing): Promise<void> {
  requireLevel(session)
  if (!(await forgetAddress(tx, id))) throw new Refusal('NOT_FOUND')
}
