import { eq, type NodePgDatabase } from '../../db/drizzle.ts'
import { referenceDataVersions } from '../../db/schema/reference-data.ts'

/** Where the samples stand, and under which they are known to be loaded. */
export const samplesFile = 'sample-applications.json'

/** Whether an earlier start has loaded the sample applications. */
export async function areSamplesLoaded(from: Pick<NodePgDatabase, 'select'>): Promise<boolean> {
  const [known] = await from.select().from(referenceDataVersions).where(eq(referenceDataVersions.file, samplesFile))
  return known !== undefined
}
