import { setTimeout as sleep } from 'node:timers/promises'
import { openGuards } from '../db/chains/open-guards.ts'
import { verifyChains } from '../db/chains/verify-chains.ts'
import { ownerPool } from '../db/pool.ts'
import { faultsOfHistory, type Seen } from './oracle.ts'
import { asOwner } from './postgres-host.ts'

interface Judging {
  /** Connects as the owner of the database. */
  readonly databaseUrl: string
  /** The folder with the key and the stored heads of its chains. */
  readonly dataFolder: string
  /** Read each time, because a mail may still arrive. */
  readonly history: () => readonly Seen[]
  /** How long to wait for jobs, in milliseconds: after failures the next attempt may be far off. */
  readonly patience: number
}

/** The oracle's faults of a history, and broken chains, once nothing is left to wait for. */
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
