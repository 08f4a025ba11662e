import { and, arrayContains, eq, gt, isNull, lt, lte, ne, sql } from 'drizzle-orm'
import { loginLinks as table } from '../schema/login-links.ts'
import type { Transaction } from '../transaction.ts'

export type LoginLink = typeof table.$inferSelect
type AskedFor = Pick<LoginLink, 'id' | 'fingerprint' | 'client' | 'browserHash' | 'locale' | 'next' | 'requestedAt'>

export async function insertLoginLink(tx: Transaction, asked: AskedFor): Promise<void> {
  await tx.insert(table).values({ ...asked, tokenHashes: [] })
}

/** Locks a link, so that of two that use or send it at once the second waits. */
export async function lockLoginLink(tx: Transaction, id: string): Promise<LoginLink | undefined> {
  const [row] = await tx.select().from(table).where(eq(table.id, id)).for('update')
  return row
}

/** The link of a token, locked. */
export async function lockByToken(tx: Transaction, tokenHash: string): Promise<LoginLink | undefined> {
  const [row] = await tx
    .select()
    .from(table)
    .where(arrayContains(table.tokenHashes, [tokenHash]))
    .for('update')
  return row
}

interface OwnLimits {
  readonly ofPerson: number
  readonly fromClient: number
}

/**
 * Counts the requests in a period up to and including this one: for its national id, from its client, and in all. The
 * total counts each national id and client only up to their own limits.
 */
export async function countRequests(
  tx: Transaction,
  { fingerprint, client, requestedAt }: LoginLink,
  { since, limits }: { readonly since: Date; readonly limits: OwnLimits },
) {
  const placeAmong = (owner: typeof table.fingerprint | typeof table.client) =>
    sql<number>`row_number() over (partition by ${owner} order by ${table.requestedAt}, ${table.id})`
  const asked = tx
    .select({
      fingerprint: table.fingerprint,
      client: table.client,
      placeOfPerson: placeAmong(table.fingerprint).as('place_of_person'),
      placeFromClient: placeAmong(table.client).as('place_from_client'),
    })
    .from(table)
    .where(and(gt(table.requestedAt, since), lte(table.requestedAt, requestedAt)))
    .as('asked')
  const isWithinItsOwn = and(lte(asked.placeOfPerson, limits.ofPerson), lte(asked.placeFromClient, limits.fromClient))
  const [row] = await tx
    .select({
      ofPerson: sql<number>`count(*) filter (where ${asked.fingerprint} = ${fingerprint})::int`,
      fromClient: sql<number>`count(*) filter (where ${asked.client} = ${client})::int`,
      inAll: sql<number>`count(*) filter (where ${isWithinItsOwn})::int`,
    })
    .from(asked)
  return row ?? { ofPerson: 0, fromClient: 0, inAll: 0 }
}

/** Assigns a link to a person and adds a token by which it works. */
export async function addToken(tx: Transaction, id: string, personId: string, tokenHash: string): Promise<void> {
  await tx
    .update(table)
    .set({ personId, tokenHashes: sql`array_append(${table.tokenHashes}, ${tokenHash})` })
    .where(eq(table.id, id))
}

/** Ends all links of a person but one. */
export async function endOtherLinks(tx: Transaction, personId: string, id: string, now: Date): Promise<void> {
  await tx
    .update(table)
    .set({ endedAt: now })
    .where(and(eq(table.personId, personId), ne(table.id, id), isNull(table.endedAt)))
}

export async function endLink(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.update(table).set({ endedAt: now }).where(eq(table.id, id))
}

export async function deleteLoginLinksBefore(tx: Transaction, moment: Date): Promise<void> {
  await tx.delete(table).where(lt(table.requestedAt, moment))
}
