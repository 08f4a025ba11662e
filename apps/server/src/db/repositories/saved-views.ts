import type { NewSavedView, SavedView } from '@eksport/api'
import { and, asc, count, eq, ne } from 'drizzle-orm'
import { savedViews as table } from '../schema/saved-views.ts'
import { type Transaction, takeTurn } from '../transaction.ts'

/** The person, and for exporters the organisation, which row-level security checks too. */
export interface ViewOwner {
  readonly personId: string
  readonly organisationNumber: string | null
}

const fields = { id: table.id, name: table.name, version: table.version, search: table.search, columns: table.columns }

const mine = ({ personId }: ViewOwner) => eq(table.personId, personId)

/** Makes names that differ only in case or spacing equal. */
const keyOf = (name: string) => name.normalize('NFC').toLocaleLowerCase('nb').replace(/\s+/g, ' ')

/** By name. */
export const listViews = (tx: Transaction, owner: ViewOwner): Promise<SavedView[]> =>
  tx.select(fields).from(table).where(mine(owner)).orderBy(asc(table.key))

/** Until the transaction ends, nobody else adds or renames a view of this person. */
const holdViews = (tx: Transaction, { personId }: ViewOwner) => takeTurn(tx, `saved views ${personId}`)

/** Counts the person's views, and blocks others from adding one until the transaction ends. */
export async function countViewsToAdd(tx: Transaction, owner: ViewOwner): Promise<number> {
  await holdViews(tx, owner)
  const [row] = await tx.select({ total: count() }).from(table).where(mine(owner))
  return row?.total ?? 0
}

interface Written {
  readonly view: NewSavedView
  readonly now: Date
}

/** Inserts a view; undefined if there is one of that name. */
export async function insertView(
  tx: Transaction,
  owner: ViewOwner,
  { view, now: changedAt }: Written,
): Promise<SavedView | undefined> {
  const [row] = await tx
    .insert(table)
    .values({ ...owner, ...view, key: keyOf(view.name), changedAt })
    .onConflictDoNothing()
    .returning(fields)
  return row
}

interface Changed extends Written {
  readonly id: string
  /** The version of the view that the person saw. */
  readonly version: number
}

/**
 * [SEC-04] The changed view; `stale` if it has changed since, `taken` if another one has the name, undefined if there
 * is no such view.
 */
export async function updateView(
  tx: Transaction,
  owner: ViewOwner,
  { id, view, version, now: changedAt }: Changed,
): Promise<SavedView | 'stale' | 'taken' | undefined> {
  await holdViews(tx, owner)
  const found = and(mine(owner), eq(table.id, id))
  const [known] = await tx.select({ version: table.version }).from(table).where(found)
  if (known === undefined) return undefined
  if (known.version !== version) return 'stale'
  const key = keyOf(view.name)
  const [other] = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(mine(owner), eq(table.key, key), ne(table.id, id)))
  if (other !== undefined) return 'taken'
  const [row] = await tx
    .update(table)
    .set({ ...view, key, version: version + 1, changedAt })
    .where(found)
    .returning(fields)
  return row
}

/** Returns whether it existed. */
export async function deleteView(tx: Transaction, owner: ViewOwner, id: string): Promise<boolean> {
  const rows = await tx
    .delete(table)
    .where(and(mine(owner), eq(table.id, id)))
    .returning({ id: table.id })
  return rows.length > 0
}
