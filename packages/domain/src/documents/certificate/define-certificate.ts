import type { AskedBy, Asking, ReadBy, Whole } from '@eksport/forms'
import type { Alternatives, Clause } from './clauses.ts'
import type { Appendix } from './form/appendix.ts'
import type { Column } from './goods.ts'
import type { Layout } from './grid.ts'
import { type CertificateLanguage, inLanguages, type SomeWords, type Words } from './languages.ts'

/** How a certificate looks and what it says: boxes, goods and clauses in the languages of its template. */
export interface CertificateDefinition {
  /** The template whose form feeds it. */
  readonly template: string
  readonly version: number
  readonly languages: readonly CertificateLanguage[]
  /** Whose agreed words these are; `null` for our own, and then every page says so. */
  readonly agreed: string | null
  /** Under the title; `{country}` is the country of destination. */
  readonly lead: SomeWords
  readonly layout: Layout
  readonly goods: readonly Column[]
  readonly clauses: readonly (Clause | Alternatives)[]
  /** [CRT-11] A sheet of its own that the exporter fills in as a file. */
  readonly appendix?: Appendix
  /** Answers that this form asks and this certificate leaves out, with the reason. */
  readonly notPrinted?: Readonly<Record<string, string>>
}

/** What the server knows of every application before its first page. */
type Given =
  | 'applicationType'
  | 'consignor.organisationName'
  | 'consignor.address'
  | 'consignor.organisationNumber'
  | 'countryOfDestination'

// In brackets: a union of answers is held against the form as one, or what is refused would vanish in what is not.
type Refused<Read, Form> = [Read] extends [string] ? Whole<Read, (AskedBy<Form> & string) | Given> : never

/**
 * Makes a certificate for a form. A box, a column or a clause that is fed by an answer which the form never asks does not
 * compile; neither do words that lack one of the languages.
 */
export function defineCertificate<
  const Form extends { readonly id: string } & Asking<string, string>,
  const L extends CertificateLanguage,
  const B extends Layout,
  const G extends readonly Column[],
  const C extends readonly (Clause<Words<NoInfer<L>>> | Alternatives<Words<NoInfer<L>>>)[],
>(
  form: Form,
  definition: Omit<CertificateDefinition, 'template' | 'languages' | 'layout' | 'goods' | 'clauses' | 'lead'> & {
    readonly languages: readonly L[]
    readonly lead: Words<NoInfer<L>>
    readonly layout: B & Refused<ReadBy<B>, Form>
    readonly goods: G & Refused<ReadBy<G[number]>, Form>
    readonly clauses: C & Refused<ReadBy<C[number]>, Form>
  },
): CertificateDefinition {
  return { template: form.id, ...definition }
}

/** One numbered sentence of a certificate before any application is known. */
export interface Statement {
  readonly number: string
  /** In the languages that are printed; `{…}` is filled in from the application. */
  readonly texts: Record<string, string>
  readonly isAlternative: boolean
}

/** What a certificate can state, in its order; of alternatives each. */
export function statementsOf({ clauses, languages }: CertificateDefinition): Statement[] {
  return clauses.flatMap((one) => {
    const sentences = 'oneOf' in one ? one.oneOf : [one]
    return sentences.map(({ no, words }) => ({
      number: no,
      texts: { ...inLanguages(words, languages) },
      isAlternative: 'oneOf' in one,
    }))
  })
}
