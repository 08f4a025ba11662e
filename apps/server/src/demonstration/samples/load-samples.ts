import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { today } from '@eksport/domain'
import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { dataFolder } from '../../db/reference-data/load-reference-data.ts'
import { referenceDataVersions } from '../../db/schema/reference-data.ts'
import type { Deps } from '../../deps.ts'
import { insertSample } from './insert-sample.ts'
import { parseSample, parseSampleFile } from './sample-schema.ts'
import { daysToShift, shiftDates } from './shift-dates.ts'

const file = 'sample-applications.json'

/** Loads the sample applications once; answers how many. Later starts keep what has become of them. */
export async function loadSamples(
  owner: Pool,
  deps: Pick<Deps, 'referenceData' | 'lookups' | 'signer'>,
  now: Date,
): Promise<number> {
  return drizzle(owner).transaction(async (tx) => {
    await tx.execute('lock table reference_data_versions in exclusive mode')
    const [known] = await tx.select().from(referenceDataVersions).where(eq(referenceDataVersions.file, file))
    if (known !== undefined) return 0
    const text = await readFile(join(dataFolder, file), 'utf8')
    const { baseDate, applications } = parseSampleFile(text)
    const days = daysToShift(baseDate, today(now.toISOString()))
    const samples = applications.map((application) => parseSample(shiftDates(application, days)))
    for (const sample of samples) await insertSample(tx, deps, sample, now)
    const last = Math.max(0, ...samples.map(({ document }) => document.referenceNumber))
    await tx.execute(sql`select setval('application_reference_number', ${last})`)
    const sha256 = createHash('sha256').update(text).digest('hex')
    await tx.insert(referenceDataVersions).values({ file, sha256, loadedAt: now })
    return samples.length
  })
}
