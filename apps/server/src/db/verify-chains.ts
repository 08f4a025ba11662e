import { asc } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { chainStart, linkHash } from './repositories/hash-chain.ts'
import { history } from './schema/case-records.ts'
import { auditEvents } from './schema/system.ts'

interface Link {
  readonly chain: number
  readonly sequence: number
  readonly previousHash: string
  readonly hash: string
  readonly facts: Readonly<Record<string, unknown>>
}

export interface ChainReport {
  readonly table: 'history' | 'audit_events'
  readonly links: number
  readonly chains: number
  /** Places where a link is missing or its content is not what was written. */
  readonly broken: readonly string[]
  /** The last hash of each chain together: written down elsewhere, it shows whether an end was cut off. */
  readonly heads: string
}

/** Follows every chain from its beginning; links come in order of chain and sequence. */
function checkLinks(table: ChainReport['table'], links: readonly Link[]): ChainReport {
  const broken: string[] = []
  const heads = new Map<number, { sequence: number; hash: string }>()
  for (const { chain, sequence, previousHash, hash, facts } of links) {
    const last = heads.get(chain) ?? { sequence: 0, hash: chainStart }
    const place = `${table} ${chain}/${sequence}`
    if (sequence !== last.sequence + 1 || previousHash !== last.hash)
      broken.push(`${place}: a link before it is missing`)
    else if (linkHash(previousHash, facts) !== hash) broken.push(`${place}: its content was changed`)
    heads.set(chain, { sequence, hash })
  }
  const head = linkHash(chainStart, Object.fromEntries([...heads].map(([chain, { hash }]) => [chain, hash])))
  return { table, links: links.length, chains: heads.size, broken, heads: head }
}

/** [SEC-20] Verifies history and audit events from the first link to the last. */
export async function verifyChains(owner: Pool): Promise<ChainReport[]> {
  const database = drizzle(owner)
  const entries = await database.select().from(history).orderBy(asc(history.referenceNumber), asc(history.sequence))
  const events = await database.select().from(auditEvents).orderBy(asc(auditEvents.chain), asc(auditEvents.sequence))
  return [
    checkLinks(
      'history',
      entries.map(({ id: _, previousHash, hash, ...facts }) => {
        return { chain: facts.referenceNumber, sequence: facts.sequence, previousHash, hash, facts }
      }),
    ),
    checkLinks(
      'audit_events',
      events.map(({ id: _, previousHash, hash, ...facts }) => {
        return { chain: facts.chain, sequence: facts.sequence, previousHash, hash, facts }
      }),
    ),
  ]
}
