import type { CertificateDefinition } from './define-certificate.ts'
import { inLanguages } from './languages.ts'

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
