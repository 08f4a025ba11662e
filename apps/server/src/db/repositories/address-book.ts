import type { BookEntry } from '@eksport/api'
import { type AddressKind, addressKey, type BookedAddress } from '@eksport/domain'
import { and, desc, eq, lte, ne, sql } from 'drizzle-orm'
import { addressBook } from '../schema/address-book.ts'
import { type Transaction, takeTurn } from '../transaction.ts'

// Longer than anybody reads through; the addresses used last are included.
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

/** The addresses of the reader's organisation, by row-level security. The one used last comes first. */
export async function listAddresses(tx: Transaction): Promise<BookEntry[]> {
  const rows = await tx.select().from(addressBook).orderBy(desc(addressBook.usedAt)).limit(shown)
  return rows.map(fromRow)
}

/** Locks the book until the end of the transaction. */
const holdBook = (tx: Transaction, organisationNumber: string) => takeTurn(tx, `address book ${organisationNumber}`)

interface Learned {
  readonly organisationNumber: string
  readonly kind: AddressKind
  readonly address: BookedAddress
  readonly referenceNumber: number
  readonly now: Date
}

/** Stores an address that was sent: as a new entry, or as the newest wording of a known one. */
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
        // An unchanged wording must not make somebody's edit stale.
        version: sql`${addressBook.version} + (${addressBook.address} is distinct from excluded.address)::int`,
      },
      setWhere: lte(addressBook.usedAt, usedAt),
    })
}

interface ChangedEntry {
  readonly organisationNumber: string
  readonly id: string
  readonly address: BookedAddress
  /** The version of the address that was edited. */
  readonly version: number
}

/** The changed address, or why not: there is no such entry, it has changed since, or another entry has this address. */
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

/** Returns whether the entry existed. */
export async function forgetAddress(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx.delete(addressBook).where(eq(addressBook.id, id)).returning({ id: addressBook.id })
  return rows.length > 0
}
