import { z } from 'zod'
import { plainDateSchema } from '../../values/format/plain-date.ts'

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
