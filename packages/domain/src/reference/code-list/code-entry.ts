import { z } from 'zod'
import { plainDateSchema } from '../../values/format/schemas.ts'

/** One row of a code list (decisions.md 5.2); `la` is the scientific name of a species. */
export const codeEntrySchema = z.object({
  code: z.string(),
  names: z.object({ nb: z.string(), nn: z.string(), en: z.string(), la: z.string().optional() }),
  active: z.boolean(),
  /** The register has an English name alone, which stands in every language. */
  untranslated: z.boolean().optional(),
  /** Most people look for it among few others: it stands first in a long list. */
  common: z.boolean().optional(),
  /** The kind of animal that a species is: CRUSTACEAN. */
  group: z.string().optional(),
  /** What sets it apart in English from others of the same English name; the Norwegian names say it themselves. */
  variant: z.string().optional(),
  validFrom: plainDateSchema.optional(),
  validTo: plainDateSchema.optional(),
})
/** One row of a code list, with its names and the days that it is valid. */
export type CodeEntry = z.infer<typeof codeEntrySchema>

const text = z.string().optional()

/** A row that certificates name: in their second languages, too, where the list knows it in them [CRT-20]. */
export const certifiedEntrySchema = codeEntrySchema.extend({
  names: codeEntrySchema.shape.names.extend({ ar: text, pt: text, ro: text, uk: text, zh: text }),
})

/** What a row is called: in our three languages, and in those of certificates that its list knows. */
export type CertifiedNames = z.infer<typeof certifiedEntrySchema>['names']

/** The code lists that forms and views name. */
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

/** A list that turns a code into its name; `consignors` are the exporters that the reader acts for. */
export type NamedList = CodeListName | 'certificate-templates' | 'consignors'

/** A register that is too large to be a list: one asks it for the name of a number. */
export type NamedRegister = 'establishments' | 'aquaculture-sites'

/** Turns codes into words; a list that is not loaded, or an unknown code, answers the code itself. */
export interface CodeLabels {
  label(list: NamedList, code: string): string
  /** Scientific name of a species, where one is known. */
  scientificName?(species: string): string | undefined
  /** What a register calls a number; nothing while it has not answered, and where nobody asks it. */
  registered?(register: NamedRegister, number: string): string | undefined
}

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

/** [CW-10] Words that officers use again; `{linje}`, `{felt}` and `{verdi}` stand for what they are about. */
export const phraseSchema = codeEntrySchema.extend({
  texts: z.object({ nb: z.string(), nn: z.string(), en: z.string() }),
  /** [ADM-03] Whose it is; everybody's where none is named. */
  office: z.string().optional(),
})
export type Phrase = z.infer<typeof phraseSchema>

/** What a decision letter takes from reference data: legal bases to choose among, and how to complain; and what documents are withheld by. */
export const decisionTextKinds = ['LEGAL_BASIS', 'COMPLAINT', 'SHIELDING'] as const
