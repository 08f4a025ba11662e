import { z } from 'zod'
import { plainDateSchema } from '../../values/format/schemas.ts'

/** One row of a code list (decisions.md 5.2); `la` is the scientific name of a species. */
export const codeEntrySchema = z.object({
  code: z.string(),
  names: z.object({ nb: z.string(), nn: z.string(), en: z.string(), la: z.string().optional() }),
  active: z.boolean(),
  /** The register has only an English name, which is used in every language. */
  untranslated: z.boolean().optional(),
  /** One of the few entries that most people look for; it comes first in a long list. */
  common: z.boolean().optional(),
  /** The kind of animal that a species is: CRUSTACEAN. */
  group: z.string().optional(),
  /** Distinguishes it from others with the same English name; the Norwegian names differ already. */
  variant: z.string().optional(),
  validFrom: plainDateSchema.optional(),
  validTo: plainDateSchema.optional(),
})
/** One row of a code list, with its names and the days on which it is valid. */
export type CodeEntry = z.infer<typeof codeEntrySchema>

const text = z.string().optional()

/** A row that certificates name, also in their second languages where the list has them [CRT-20]. */
export const certifiedEntrySchema = codeEntrySchema.extend({
  names: codeEntrySchema.shape.names.extend({ ar: text, pt: text, ro: text, uk: text, zh: text }),
})

/** The names of a row: in our three languages, and in those languages of certificates that its list has. */
export type CertifiedNames = z.infer<typeof certifiedEntrySchema>['names']

/** The code lists that forms and views use. */
export const codeListNames = [
  'species',
  'countries',
  'catch-areas',
  'aquaculture-areas',
  'packaging-types',
  'product-classification',
  'processing-states',
  'processing-types',
  'nature-of-commodities',
  'border-control-posts',
  'points-of-entry',
  'certificate-offices',
] as const
/** The name of a code list of the reference data. */
export type CodeListName = (typeof codeListNames)[number]

/** A list that maps codes to names; `consignors` are the exporters for which the reader acts. */
export type NamedList = CodeListName | 'certificate-templates' | 'consignors'

/** A register that is too large to be a list: the name of a number is requested from it. */
export type NamedRegister = 'establishments' | 'aquaculture-sites'

/** Maps codes to labels; a code that is unknown, or whose list is not loaded, is returned unchanged. */
export interface CodeLabels {
  label(list: NamedList, code: string): string
  /** Scientific name of a species, where one is known. */
  scientificName?(species: string): string | undefined
  /** The name of a number in a register; undefined until it has answered, and where it is not asked. */
  registered?(register: NamedRegister, number: string): string | undefined
}

/** A row of the code list of species, with what the checks of the goods need [RUL-06]. */
export const speciesEntrySchema = certifiedEntrySchema.extend({
  /** The species of which it is a stock, a sex or the farmed form. */
  parent: z.string().nullish(),
  /** Whether it is farmed; goods of a species that is not cannot be farmed. */
  mayBeFarmed: z.boolean().optional(),
  /** Trade in it is forbidden or needs a permit: marine mammals, and species of the CITES appendices. */
  protected: z.boolean().optional(),
})

/** A row of the code list of species. */
export type SpeciesEntry = z.infer<typeof speciesEntrySchema>

const codes = z.array(z.string())

/**
 * The goods that a heading or subheading of the Harmonized System covers. Every row with whose code the code of the goods begins
 * applies, and a row restricts only what it names. Live goods have neither a state nor a type.
 */
export const goodsHeadingSchema = z.object({
  /** Two, four, five or six digits: five for a one-dash subheading whose text applies to everything below it. */
  code: z.string().regex(/^\d{2,6}$/),
  /** Groups of species. */
  groups: codes.optional(),
  /** Whether the goods are alive; null where both are covered. */
  alive: z.boolean().nullish(),
  /** Processing states. */
  states: codes.optional(),
  /** Processing types: only those in `allow`, or all except those in `deny`. */
  types: z.object({ allow: codes.optional(), deny: codes.optional() }).optional(),
  /** Excluded combinations, each only where all that it names applies: a crustacean that is cooked and peeled is not in 0306. */
  except: z.array(z.object({ groups: codes.optional(), states: codes.optional(), types: codes.optional() })).optional(),
  /** The species that are named, each with the rows below it; empty where the code list of species has none of them. */
  species: codes.optional(),
  /** "Other": excludes species that are named under codes with these beginnings. */
  otherThan: codes.optional(),
})

/** The goods that a heading of the Harmonized System covers. */
export type GoodsHeading = z.infer<typeof goodsHeadingSchema>

/** [CW-10] A reusable phrase for officers; `{linje}`, `{felt}` and `{verdi}` are replaced by what it is about. */
export const phraseSchema = codeEntrySchema.extend({
  texts: z.object({ nb: z.string(), nn: z.string(), en: z.string() }),
  /** [ADM-03] The office that owns it; everybody's if absent. */
  office: z.string().optional(),
})
export type Phrase = z.infer<typeof phraseSchema>

/** Reference data of decision letters: legal bases to choose from, and how to complain; and the legal bases for withholding documents. */
export const decisionTextKinds = ['LEGAL_BASIS', 'COMPLAINT', 'SHIELDING'] as const
