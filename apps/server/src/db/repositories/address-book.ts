import type { BookEntry } from '@eksport/api'
import { type AddressKind, addressKey, type BookedAddress } from '@eksport/domain'
import { and, desc, eq, lte, ne } from '../drizzle.ts'
import { addressBook } from '../schema/address-book.ts'
import type { Transaction } from '../transaction.ts'

// A book that is longer than anybody reads; what was used last is there.
const shown = 500

type Row = typeof addressBook.$inferSelect

const fromRow = ({ id, kind, address, usedAt, referenceNumber }: Row): BookEntry => ({
  id,
  kind,
  address,
  usedTime: usedAt.toISOString(),
  ...(referenceNumber !== null && { referenceNumber }),
})

/** Those of the reader's organisation; row-level security knows which. The one used last stands first. */
export async function listAddresses(tx: Transaction): Promise<BookEntry[]> {
  const rows = await tx.select().from(addressBook).orderBy(desc(addressBook.usedAt)).limit(shown)
  return rows.map(fromRow)
}

interface Learned {
  readonly organisationNumber: string
  readonly kind: AddressKind
  readonly address: BookedAddress
  readonly referenceNumber: number
  readonly now: Date
}

/** An address was sent: it is new, or its words are the newest now. */
export async function learnAddress(tx: Transaction, { now: usedAt, address, ...rest }: Learned): Promise<void> {
  await tx
    .insert(addressBook)
    .values({ ...rest, address, key: addressKey(address), usedAt })
    .onConflictDoUpdate({
      target: [addressBook.organisationNumber, addressBook.kind, addressBook.key],
      set: { address, usedAt, referenceNumber: rest.referenceNumber },
      setWhere: lte(addressBook.usedAt, usedAt),
    })
}

/** The address as it is now; `taken` where the book has it as another entry, nothing where it has no such entry. */
export async function changeAddress(
  tx: Transaction,
  id: string,
  address: BookedAddress,
): Promise<BookEntry | 'taken' | undefined> {
  const [entry] = await tx.select().from(addressBook).where(eq(addressBook.id, id)).for('update')
  if (entry === undefined) return undefined
  const key = addressKey(address)
  const [other] = await tx
    .select({ id: addressBook.id })
    .from(addressBook)
    .where(and(eq(addressBook.kind, entry.kind), eq(addressBook.key, key), ne(addressBook.id, id)))
  if (other !== undefined) return 'taken'
  const [row] = await tx.update(addressBook).set({ address, key }).where(eq(addressBook.id, id)).returning()
  return row && fromRow(row)
}

/** Whether there was one. */
export async function forgetAddress(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx.delete(addressBook).where(eq(addressBook.id, id)).returning({ id: addressBook.id })
  return rows.length > 0
}
