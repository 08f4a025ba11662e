import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { samplesFile } from '../../db/product-mode.ts'
import { referenceDataVersions } from '../../db/schema/reference-data.ts'

/** Whether an earlier start has loaded the sample applications. */
export async function areSamplesLoaded(from: Pick<NodePgDatabase, 'select'>): Promise<boolean> {
  const [known] = await from.select().from(referenceDataVersions).where(eq(referenceDataVersions.file, samplesFile))
  return known !== undefined
}
