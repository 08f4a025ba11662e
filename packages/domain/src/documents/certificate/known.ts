import type { Application } from '../../application/application.ts'
import type { Lookups } from '../../facts/lookups.ts'
import type { FactContext } from '../../facts/write-fact.ts'
import type { ProductLine } from '../../goods/product-line/product-line.ts'
import type { Line } from './document.ts'
import type { CertificateLanguage } from './languages.ts'

/** What a certificate is made of: the cleaned answers of an application, what the registers say, and what the issue gives. */
export interface Known {
  readonly application: Application
  readonly lines: readonly ProductLine[]
  /** The kinds of packages of all lines. */
  readonly packageTypes: ReadonlySet<string | undefined>
  readonly lookups: Lookups
  readonly languages: readonly CertificateLanguage[]
  /** Values are written in English, whatever the second language. */
  readonly context: FactContext
  /** The certificate's number, or that it is given later. */
  readonly number: Line
  /** Code of the office that issues, as far as it is known. */
  readonly office: string | undefined
}
