import { setTimeout as sleep } from 'node:timers/promises'
import { openGuards } from '../db/chains/open-guards.ts'
import { verifyChains } from '../db/chains/verify-chains.ts'
import { ownerPool } from '../db/pool.ts'
import { faultsOfHistory, type Seen } from './oracle.ts'
import { asOwner } from './postgres-host.ts'

interface Judging {
  /** As the owner of the database. */
  readonly databaseUrl: string
  /** Where the key of its chains is, and where they ended. */
  readonly dataFolder: string
  /** Asked each time: a mail may still be on its way. */
  readonly history: () => readonly Seen[]
  /** For jobs that were under way to end, in milliseconds: an attempt that failed often waits long for the next. */
  readonly patience: number
}

/** What the oracle says of a history, and what is broken in the chains, once nothing is left to wait for. */
export async function judge({ databaseUrl, dataFolder, history, patience }: Judging): Promise<string[]> {
  const deadline = performance.now() + patience
  const owner = ownerPool(databaseUrl)
  try {
    for (;;) {
      const found = await asOwner(databaseUrl, (client) => faultsOfHistory(client, history()))
      const reports = await verifyChains(owner, await openGuards(owner, dataFolder))
      const faults = [...found, ...reports.flatMap(({ broken }) => broken)]
      if (faults.length === 0 || performance.now() > deadline) return faults
      await sleep(1_000)
    }
  } finally {
    await owner.end()
  }
}
