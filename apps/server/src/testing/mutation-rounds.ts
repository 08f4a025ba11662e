import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { type Guards, readReports } from '../db/chains/verify-chains.ts'
import { hasCode } from '../has-code.ts'
import { drawFrom } from './hostile/draw.ts'
import { type Draw, type Mutation, mutate, NothingToChange } from './mutate.ts'

interface Rounds {
  /** Connects as the owner; every change is rolled back. */
  readonly owner: Pool
  readonly guards: Guards
  readonly rounds: number
  readonly seed: number
}

export interface MutationFindings {
  readonly mutations: number
  /** How often each mutation was drawn. */
  readonly kinds: ReadonlyMap<string, number>
  /** Mutations that no verification reported. */
  readonly missed: readonly string[]
  /** Places that a verification reported although nothing had changed there. */
  readonly accused: readonly string[]
}

/** Thrown to roll back the transaction. */
class Undone extends Error {
  override readonly name = 'Undone'
}

// Constraint violations and generated columns: such changes are impossible.
const impossible = new Set(['23505', '23514', '23502', '428C9'])

function isImpossible(error: unknown): boolean {
  if (error instanceof NothingToChange) return true
  const cause = error instanceof Error ? error.cause : undefined
  return hasCode(cause, ...impossible)
}

interface Seen {
  readonly mutation: Mutation
  readonly broken: readonly string[]
}

/** One mutation, the verification's report of it, and a rollback; undefined if there was nothing to change. */
async function once(owner: Pool, guards: Guards, draw: Draw): Promise<Seen | undefined> {
  let seen: Seen | undefined
  try {
    await drizzle(owner).transaction(async (tx) => {
      // Disables all triggers and foreign keys, as an attacker could.
      await tx.execute(sql`set local session_replication_role = replica`)
      const mutation = await mutate(tx, draw)
      seen = { mutation, broken: (await readReports(tx, guards)).flatMap((report) => report.broken) }
      throw new Undone()
    })
  } catch (error) {
    if (!(error instanceof Undone || isImpossible(error))) throw error
  }
  return seen
}

/** [OPS-06] Changes a database at random places and checks that a verification reports each change and nothing else. */
export async function mutationRounds({ owner, guards, rounds, seed }: Rounds): Promise<MutationFindings> {
  const draw = drawFrom(seed).below
  const kinds = new Map<string, number>()
  const missed: string[] = []
  const accused: string[] = []
  for (let mutations = 0; mutations < rounds; ) {
    const seen = await once(owner, guards, draw)
    if (seen === undefined) continue
    mutations += 1
    const { what, places } = seen.mutation
    kinds.set(what, (kinds.get(what) ?? 0) + 1)
    if (seen.broken.length === 0) missed.push(`${what}: ${places.join(' ')}`)
    for (const line of seen.broken)
      if (!places.some((place) => line.startsWith(place))) accused.push(`${what}: ${line}`)
  }
  return { mutations: rounds, kinds, missed, accused }
}
