import { z } from 'zod'
import { certifiedEntrySchema } from './code-entry.ts'

/** A row of the code list of species, with what the checks of the goods ask of it [RUL-06]. */
export const speciesEntrySchema = certifiedEntrySchema.extend({
  /** The species that it is a stock, a sex or the farmed form of. */
  parent: z.string().nullish(),
  /** Whether it is farmed; of what nobody farms, farmed goods do not come. */
  mayBeFarmed: z.boolean().optional(),
  /** Trade with it is forbidden or needs a permit: marine mammals, and species of the CITES appendices. */
  protected: z.boolean().optional(),
})

/** A row of the code list of species. */
export type SpeciesEntry = z.infer<typeof speciesEntrySchema>
