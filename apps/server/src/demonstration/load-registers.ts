import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { z } from 'zod'
import { demonstrationDiseases } from '../db/schema/registers.ts'
import diseases from './diseases.json' with { type: 'json' }

const diseasesSchema = z.array(
  z.object({
    siteNumber: z.number().int(),
    disease: z.enum(['ILA', 'PD']),
    fromDay: z.iso.date(),
    toDay: z.iso.date().nullable(),
  }),
)

/** Loads invented diseases at some sites; later changes are kept. */
export async function loadDemonstrationRegisters(owner: Pool): Promise<void> {
  await drizzle(owner).insert(demonstrationDiseases).values(diseasesSchema.parse(diseases)).onConflictDoNothing()
}
