import type { BookEntry } from '@eksport/api'
import { type AddressKind, addressKey, type BookedAddress } from '@eksport/domain'
import { and, desc, eq, lte, ne, sql } from 'drizzle-orm'
import { addressBook } from '../schema/address-book.ts'
import { type Transaction, takeTurn } from '../transaction.ts'

// A book that is longer than anybody reads; what was used last is there.
const shown = 500

type Row = typeof addressBook.$inferSelect

const fromRow = ({ id, kind, address, version, usedAt, referenceNumber }: Row): BookEntry => ({
  id,
  kind,
  address,
  version,
  usedTime: usedAt.toISOString(),
  ...(referenceNumber !== null && { referenceNumber }),
})

/** Those of the reader's organisation; row-level security knows which. The one used last stands first. */
export async function listAddresses(tx: Transaction): Promise<BookEntry[]> {
  const rows = await tx.select().from(addressBook).orderBy(desc(addressBook.usedAt)).limit(shown)
  return rows.map(fromRow)
}

/** Until the transaction ends, nobody else learns or changes an address of this book. */
const holdBook = (tx: Transaction, organisationNumber: string) => takeTurn(tx, `address book ${organisationNumber}`)

interface Learned {
  readonly organisationNumber: string
  readonly kind: AddressKind
  readonly address: BookedAddress
  readonly referenceNumber: number
  readonly now: Date
}

/** An address was sent: it is new, or its words are the newest now. */
export async function learnAddress(tx: Transaction, { now: usedAt, address, ...rest }: Learned): Promise<void> {
  await holdBook(tx, rest.organisationNumber)
  await tx
    .insert(addressBook)
    .values({ ...rest, address, key: addressKey(address), usedAt })
    .onConflictDoUpdate({
      target: [addressBook.organisationNumber, addressBook.kind, addressBook.key],
      set: {
        address,
        usedAt,
        referenceNumber: rest.referenceNumber,
        // The same words again are no change to somebody who is mending them.
        version: sql`${addressBook.version} + (${addressBook.address} is distinct from excluded.address)::int`,
      },
      setWhere: lte(addressBook.usedAt, usedAt),
    })
}

interface ChangedEntry {
  readonly organisationNumber: string
  readonly id: string
  readonly address: BookedAddress
  /** Of the address that was mended. */
  readonly version: number
}

/** The address as it is now; why not where the book has no such entry, where somebody else has changed it since, or where it is another entry's. */
export async function changeAddress(
  tx: Transaction,
  { organisationNumber, id, address, version }: ChangedEntry,
): Promise<BookEntry | 'gone' | 'stale' | 'taken'> {
  await holdBook(tx, organisationNumber)
  const [entry] = await tx.select().from(addressBook).where(eq(addressBook.id, id)).for('update')
  if (entry === undefined) return 'gone'
  if (entry.version !== version) return 'stale'
  const key = addressKey(address)
  const [other] = await tx
    .select({ id: addressBook.id })
    .from(addressBook)
    .where(and(eq(addressBook.kind, entry.kind), eq(addressBook.key, key), ne(addressBook.id, id)))
  if (other !== undefined) return 'taken'
  const [row] = await tx
    .update(addressBook)
    .set({ address, key, version: version + 1 })
    .where(eq(addressBook.id, id))
    .returning()
  return row === undefined ? 'gone' : fromRow(row)
}

/** Whether there was one. */
export async function forgetAddress(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx.delete(addressBook).where(eq(addressBook.id, id)).returning({ id: addressBook.id })
  return rows.length > 0
}
