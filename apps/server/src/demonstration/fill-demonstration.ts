import type { Pool } from 'pg'
import { addressFor } from '../db/access.ts'
import { applicationPool } from '../db/pool.ts'
import type { Seal } from '../db/repositories/hash-chain.ts'
import { transactions } from '../db/transaction.ts'
import { createRenderer } from '../documents/index.ts'
import { countPastDays } from '../jobs/count-days.ts'
import type { Starting } from '../prepare.ts'
import { readServices } from '../services.ts'
import { countSamples } from './samples/count-samples.ts'
import { loadSamples } from './samples/load-samples.ts'

/**
 * Draws and loads the sample applications, and counts their findings and totals, so that list and statistics are not
 * empty at first.
 */
export async function fillDemonstration(owner: Pool, { config, now, report }: Starting, seal: Seal): Promise<void> {
  const pool = applicationPool(addressFor('listeners', config.databaseUrl), { waits: config.waits.requests })
  // Generous, because no request waits for these drawings: a slow machine starts late but does not fail.
  const documents = createRenderer({ report, milliseconds: 300_000 })
  try {
    const services = { ...(await readServices(pool, config, now)), documents }
    const samples = await loadSamples(transactions(owner, seal), services, now(), { withPast: true })
    if (samples === 0) return
    const counting = { transactions: services.transactions, referenceData: services.referenceData, now, report }
    await countSamples(counting)
    await countPastDays(counting)
    report(`Leste inn ${samples} eksempelsøknader.`)
  } finally {
    await documents.close()
    await pool.end()
  }
}
