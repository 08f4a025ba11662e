import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { applications } from './schema/applications.ts'
import { productMode } from './schema/product-mode.ts'
import { referenceDataVersions } from './schema/reference-data.ts'
import { demonstrationDiseases } from './schema/registers.ts'

export type ProductMode = (typeof productMode.$inferSelect)['mode']

/** Where the demonstration's samples stand, and under which they are known to be loaded. */
export const samplesFile = 'sample-applications.json'

const names: Readonly<Record<ProductMode, string>> = { production: 'produksjon', demonstration: 'demonstrasjon' }

function refuse(is: ProductMode, wanted: ProductMode): never {
  throw new Error(
    `Databasen er en ${names[is]}sdatabase, og tas ikke i bruk til ${names[wanted]}. Bruk en annen database (DATABASE_URL).`,
  )
}

/** [OPS-04] Before anything is changed in it: a database of the other kind is left as it is. */
export async function refuseOtherMode(owner: Pool, wanted: ProductMode): Promise<void> {
  const { rows } = await owner.query<{ known: boolean }>(`select to_regclass('product_mode') is not null as known`)
  if (rows[0]?.known !== true) return
  const [found] = await drizzle(owner).select({ mode: productMode.mode }).from(productMode)
  if (found !== undefined && found.mode !== wanted) refuse(found.mode, wanted)
}

/** What a database of before is by what lies in it; undefined where it is empty. */
async function judge(owner: Pool): Promise<ProductMode | undefined> {
  const database = drizzle(owner)
  const one = { one: sql`1` }
  const [samples] = await database
    .select(one)
    .from(referenceDataVersions)
    .where(eq(referenceDataVersions.file, samplesFile))
  const [disease] = await database.select(one).from(demonstrationDiseases).limit(1)
  if (samples !== undefined || disease !== undefined) return 'demonstration'
  const [application] = await database.select(one).from(applications).limit(1)
  return application === undefined ? undefined : 'production'
}

/** [OPS-04] Makes a database one of production or of the demonstration for good, before any data is loaded. */
export async function claimDatabase(owner: Pool, wanted: ProductMode, now: Date): Promise<void> {
  const mode = (await judge(owner)) ?? wanted
  // Of two that start at once the first one's word holds.
  await drizzle(owner).insert(productMode).values({ mode, since: now }).onConflictDoNothing()
  await refuseOtherMode(owner, wanted)
}
