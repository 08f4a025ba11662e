import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { applications } from './schema/applications.ts'
import { productMode } from './schema/product-mode.ts'
import { referenceDataVersions } from './schema/reference-data.ts'
import { demonstrationDiseases } from './schema/registers.ts'

export type ProductMode = (typeof productMode.$inferSelect)['mode']

/** The file of the demonstration's samples, and the name under which it is recorded as loaded. */
export const samplesFile = 'sample-applications.json'

const names: Readonly<Record<ProductMode, string>> = { production: 'produksjon', demonstration: 'demonstrasjon' }

function refuse(is: ProductMode, wanted: ProductMode): never {
  throw new Error(
    `Databasen er en ${names[is]}sdatabase, og tas ikke i bruk til ${names[wanted]}. Bruk en annen database (DATABASE_URL).`,
  )
}

/** [OPS-04] Refuses a database of the other kind, before anything is changed in it. */
export async function refuseOtherMode(owner: Pool, wanted: ProductMode): Promise<void> {
  const { rows } = await owner.query<{ known: boolean }>(`select to_regclass('product_mode') is not null as known`)
  if (rows[0]?.known !== true) return
  const [found] = await drizzle(owner).select({ mode: productMode.mode }).from(productMode)
  if (found !== undefined && found.mode !== wanted) refuse(found.mode, wanted)
}

/** The kind of a database from before the kind was recorded, judged by its content; undefined if it is empty. */
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

/** [OPS-04] Marks a database permanently as production or demonstration, before any data is loaded. */
export async function claimDatabase(owner: Pool, wanted: ProductMode, now: Date): Promise<void> {
  const mode = (await judge(owner)) ?? wanted
  // If two processes start at once, the first one wins.
  await drizzle(owner).insert(productMode).values({ mode, since: now }).onConflictDoNothing()
  await refuseOtherMode(owner, wanted)
}
