import { z } from 'zod'

const codes = z.array(z.string())

/**
 * What the words of a heading or subheading of the Harmonized System admit. Every row whose code begins the code of the goods holds,
 * and what a row does not name it leaves open. Living goods have neither a state nor a type.
 */
export const goodsHeadingSchema = z.object({
  /** Two, four, five or six digits: five where the words of a one-dash subheading say it for all below. */
  code: z.string().regex(/^\d{2,6}$/),
  /** Groups of species. */
  groups: codes.optional(),
  /** Whether the goods are alive; null where the words take both. */
  alive: z.boolean().nullish(),
  /** Processing states. */
  states: codes.optional(),
  /** Processing types: only those, or all but those. */
  types: z.object({ allow: codes.optional(), deny: codes.optional() }).optional(),
  /** What is excluded where all that is named comes together: a crustacean cooked and peeled is no longer of 0306. */
  except: z.array(z.object({ groups: codes.optional(), states: codes.optional(), types: codes.optional() })).optional(),
  /** The species that the words name, each with the rows below it; empty where the code list of species has none of them. */
  species: codes.optional(),
  /** "Other": no species that a code which begins so names. */
  otherThan: codes.optional(),
})

/** What a heading of the Harmonized System admits. */
export type GoodsHeading = z.infer<typeof goodsHeadingSchema>
