import type { AskedBy, Asking, ReadBy, Whole } from '@eksport/forms'
import type { Alternatives, Clause } from './clauses.ts'
import type { Appendix } from './form/appendix.ts'
import type { Column } from './goods.ts'
import type { Layout } from './grid.ts'
import { type CertificateLanguage, inLanguages, type SomeWords, type Words } from './languages.ts'

/** The layout and content of a certificate: boxes, goods and clauses in the languages of its template. */
export interface CertificateDefinition {
  /** The id of the template whose form it is filled from. */
  readonly template: string
  readonly version: number
  readonly languages: readonly CertificateLanguage[]
  /** The authority with which the wording is agreed; `null` for our own wording, which every page then says. */
  readonly agreed: string | null
  /** Under the title; `{country}` is the country of destination. */
  readonly lead: SomeWords
  readonly layout: Layout
  readonly goods: readonly Column[]
  readonly clauses: readonly (Clause | Alternatives)[]
  /** [CRT-11] A separate sheet that the exporter fills in as a file. */
  readonly appendix?: Appendix
  /** Answers that this form asks for and this certificate does not print, with the reason. */
  readonly notPrinted?: Readonly<Record<string, string>>
}

/** What the server knows about every application before its first page. */
type Given =
  | 'applicationType'
  | 'consignor.organisationName'
  | 'consignor.address'
  | 'consignor.organisationNumber'
  | 'countryOfDestination'

// The brackets keep a union of answers from being distributed: each would be compared by itself, and a refused one lost.
type Refused<Read, Form> = [Read] extends [string] ? Whole<Read, (AskedBy<Form> & string) | Given> : never

/**
 * Defines a certificate for a form. A box, a column or a clause that uses an answer which the form never asks for does not
 * compile; neither do texts that lack one of the languages.
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

/** One numbered sentence of a certificate, independent of any application. */
export interface Statement {
  readonly number: string
  /** In the printed languages; `{…}` is filled in from the application. */
  readonly texts: Record<string, string>
  readonly isAlternative: boolean
}

/** Every sentence that a certificate can state, in order, including each alternative. */
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
