import { type Asking, getAt } from '@eksport/forms'
import { factText } from '../../facts/fact-text.ts'
import { type FactPath, facts } from '../../facts/facts.ts'
import type { BoxContent, Line, Span } from './document.ts'
import type { Known } from './known.ts'
import type { SomeWords } from './languages.ts'

/** What fills a box. `Read` tells the compiler which answers it is filled from, so that a form that does not ask them refuses it. */
export type Source<Read extends string = string> = {
  readonly reads: readonly string[]
  readonly content: (known: Known) => BoxContent
} & Asking<never, Read>

/** A source over some answers. */
export function source<const Read extends FactPath>(
  reads: readonly Read[],
  content: (known: Known) => BoxContent,
): Source<Read> {
  return { reads, content }
}

/** An answer as its fact writes it. */
export const answerText = (known: Known, path: FactPath): string | undefined =>
  factText(path, known.application, known.context)

/** Words in the certificate's languages beside each other. */
export const bilingual = (words: SomeWords, { languages }: Pick<Known, 'languages'>): Span[] => [
  words.en,
  ...languages.flatMap((lang) => {
    const t = words[lang]
    return lang === 'en' || t === undefined || t === words.en ? [] : [{ t, lang }]
  }),
]

/** Only the lines that say something. */
export const spoken = (lines: readonly (Line | undefined)[]): Line[] =>
  lines.filter((line): line is Line => line !== undefined && line !== '' && !(Array.isArray(line) && line.length === 0))

/** What is known of several answers, with something between them; nothing when none is. */
export function together(parts: readonly (string | undefined)[], between: string): string | undefined {
  const known = parts.filter((part) => part !== undefined && part !== '')
  return known.length === 0 ? undefined : known.join(between)
}

/** One answer, alone in its box. */
export const answer = <const Path extends FactPath>(path: Path): Source<Path> =>
  source([path], (known) => ({ lines: spoken([answerText(known, path)]) }))

/** A code beside its name: `Shanghai CNSHA`. */
export const named = <const Path extends FactPath>(path: Path): Source<Path> =>
  source([path], (known) => {
    const code = codeAt(known, path)
    const name = answerText(known, path)
    if (code === undefined || name === undefined) return {}
    return { lines: [name === code ? { t: code, as: 'code' } : [name, { t: code, as: 'code' }]] }
  })

function codeAt({ application }: Known, path: FactPath): string | undefined {
  const { format } = facts[path]
  if (format.as !== 'code') return undefined
  const value = getAt(application, path)
  return typeof value === 'string' && value !== '' ? value : undefined
}
