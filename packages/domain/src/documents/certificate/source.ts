import { type Asking, getAt } from '@eksport/forms'
import type { Application } from '../../application/application.ts'
import { type FactPath, facts, factText } from '../../facts/facts.ts'
import type { Lookups } from '../../facts/lookups.ts'
import type { FactContext } from '../../facts/write-fact.ts'
import type { ProductLine } from '../../goods/product-line/product-line.ts'
import type { NamedList } from '../../reference/code-list/code-entry.ts'
import type { BoxContent, Line, Span } from './document.ts'
import { type CertificateLanguage, inLanguages, type SomeWords } from './languages.ts'

/** What a certificate is made from: the cleaned answers of an application, the registers, and the circumstances of the issue. */
export interface Known {
  readonly application: Application
  readonly lines: readonly ProductLine[]
  /** The types of packaging of all lines. */
  readonly packageTypes: ReadonlySet<string | undefined>
  readonly lookups: Lookups
  readonly languages: readonly CertificateLanguage[]
  /** Values are written in English, whatever the second language. */
  readonly context: FactContext
  /** The certificate's number, or the note that it is given later. */
  readonly number: Line
  /** Code of the issuing office, where it is known. */
  readonly office: string | undefined
}

/** What fills a box. `Read` tells the compiler which answers it is filled from, so that a form that does not ask for them does not compile. */
export type Source<Read extends string = string> = {
  readonly reads: readonly string[]
  readonly content: (known: Known) => BoxContent
} & Asking<never, Read>

/** A source over the given answers. */
export function source<const Read extends FactPath>(
  reads: readonly Read[],
  content: (known: Known) => BoxContent,
): Source<Read> {
  return { reads, content }
}

/** An answer in the format of its fact. */
export const answerText = (known: Known, path: FactPath): string | undefined =>
  factText(path, known.application, known.context)

/** The same as a span; codes never break. */
export function answerSpan(known: Known, path: FactPath): Span | undefined {
  const t = answerText(known, path)
  return t !== undefined && facts[path].format.as === 'identifier' ? { t, as: 'code' } : t
}

type Languages = Pick<Known, 'languages'>

/** The certificate's other languages, without words that are the same as in English. */
export const besideEnglish = (words: SomeWords | undefined, { languages }: Languages): Span[] =>
  languages.flatMap((lang) => {
    const t = words?.[lang]
    return lang === 'en' || t === undefined || t === words?.en ? [] : [{ t, lang }]
  })

/** Words in the certificate's languages, side by side. */
export const bilingual = (words: SomeWords, known: Languages): Span[] => [words.en, ...besideEnglish(words, known)]

/** [CRT-20] The name of a code in those of the certificate's languages that its list has; the code itself where it is not in the list. */
export const codeWords = ({ lookups, languages }: Known, list: NamedList, code: string): SomeWords =>
  inLanguages(lookups.name(list, code) ?? { en: code }, languages)

/** The name of an answered code; undefined where nothing was answered. */
export function answerWords(known: Known, path: FactPath): SomeWords | undefined {
  const { format } = facts[path]
  const code = codeAt(known, path)
  return code === undefined || format.as !== 'code' ? undefined : codeWords(known, format.list, code)
}

const commas: Readonly<Partial<Record<CertificateLanguage, string>>> = { zh: '，', ar: '، ' }

/** Several words as one enumeration, in each language that has all of them. */
export function enumerated(words: readonly SomeWords[], known: Known): Span[] {
  const translations = known.languages.flatMap((language) => {
    const all = words.flatMap((word) => word[language] ?? [])
    return all.length === words.length ? [[language, all.join(commas[language] ?? ', ')] as const] : []
  })
  return bilingual({ en: '', ...Object.fromEntries(translations) }, known)
}

/** The lines without empty ones. */
export const spoken = (lines: readonly (Line | undefined)[]): Line[] =>
  lines.filter((line): line is Line => line !== undefined && line !== '' && !(Array.isArray(line) && line.length === 0))

/** The given parts, joined with the separator; undefined when all are missing. */
export function together(parts: readonly (string | undefined)[], between: string): string | undefined {
  const known = parts.filter((part) => part !== undefined && part !== '')
  return known.length === 0 ? undefined : known.join(between)
}

/** A box with a single answer. */
export const answer = <const Path extends FactPath>(path: Path): Source<Path> =>
  source([path], (known) => ({ lines: spoken([answerSpan(known, path)]) }))

/** A code after its names: `Brazil Brasil BR`. */
export const named = <const Path extends FactPath>(path: Path): Source<Path> =>
  source([path], (known) => {
    const code = codeAt(known, path)
    const words = answerWords(known, path)
    if (code === undefined || words === undefined) return {}
    if (words.en === code) return { lines: [{ t: code, as: 'code' }] }
    return { lines: [[...bilingual(words, known), { t: code, as: 'code' }]] }
  })

function codeAt({ application }: Known, path: FactPath): string | undefined {
  const { format } = facts[path]
  if (format.as !== 'code') return undefined
  const value = getAt(application, path)
  return typeof value === 'string' && value !== '' ? value : undefined
}
