import type { Asking, ReadBy } from '@eksport/forms'
import type { DocumentClause, DocumentClauses } from './document.ts'
import { inLanguages, type SomeWords } from './languages.ts'
import type { Known } from './source.ts'
import { answeredOnLine, declared, declaredOnLine, registeredProducer, type Support, transportedAt } from './support.ts'
import * as words from './words/clauses.ts'
import { sheetWords } from './words/strings.ts'

interface ClauseParts<W extends SomeWords> {
  readonly no: string
  readonly words: W
  readonly support: Support
}

/** A numbered sentence that the officer attests, and what supports it. A sentence without support does not compile. */
export type Clause<W extends SomeWords = SomeWords, Read extends string = string> = ClauseParts<W> & Asking<never, Read>

/** Sentences of which one applies; different lines may need different ones. */
export type Alternatives<W extends SomeWords = SomeWords, Read extends string = string> = {
  readonly oneOf: readonly ClauseParts<W>[]
} & Asking<never, Read>

/** One clause. */
export const clause = <W extends SomeWords, Read extends string>(
  no: string,
  words: W,
  support: Support<Read>,
): Clause<W, Read> => ({ no, words, support })

/** Alternatives under one number: `II.4 a`, `II.4 b`. */
export function oneOf<W extends SomeWords, const C extends readonly Clause<W, string>[]>(
  ...clauses: C & readonly Clause<W, string>[]
): Alternatives<W, ReadBy<C[number]>> {
  return { oneOf: clauses }
}

/** Line numbers as people write them, with runs abbreviated: `1–3, 5`. */
export function lineNumbers(indexes: readonly number[]): string {
  const runs: { from: number; to: number }[] = []
  for (const index of indexes) {
    const last = runs.at(-1)
    if (last?.to === index - 1) last.to = index
    else runs.push({ from: index, to: index })
  }
  return runs.map(({ from, to }) => (from === to ? `${from + 1}` : `${from + 1}–${to + 1}`)).join(', ')
}

/** `lines 1–3, 5` in the languages of the certificate. */
export function linesInWords(indexes: readonly number[], { languages }: Pick<Known, 'languages'>): SomeWords {
  const lines = lineNumbers(indexes)
  const wording = inLanguages(indexes.length === 1 ? sheetWords.line : sheetWords.lines, languages)
  const written = Object.entries(wording).map(([language, word]) => [
    language,
    word.replace('{lines}', language === 'ar' ? lines.replaceAll(', ', '، ') : lines),
  ])
  return { en: '', ...Object.fromEntries(written) }
}

/** Translates a sentence into the languages of the certificate, with its references filled in. */
type Writer = (words: SomeWords) => SomeWords

function standing({ no, words, support }: ClauseParts<SomeWords>, known: Known, word: Writer): DocumentClause {
  const stands = support.stands(known)
  const shown = { no, words: word(words) }
  if (stands === 'all' || (stands.length > 0 && stands.length === known.lines.length))
    return { ...shown, applies: true }
  if (stands.length === 0) return { ...shown, applies: false }
  return { ...shown, applies: true, covers: linesInWords(stands, known) }
}

/** The clauses with their state: each applies exactly when its support does, and names its lines unless it covers all. */
export const clausesOf = (clauses: readonly (Clause | Alternatives)[], known: Known, word: Writer): DocumentClauses =>
  clauses.map((one) =>
    'oneOf' in one ? { oneOf: one.oneOf.map((each) => standing(each, known, word)) } : standing(one, known, word),
  )

/** Clauses that most certificates share, each with the number that the certificate gives it. */
export const approvedClause = (no: string) => clause(no, words.approvedEstablishments, registeredProducer)

export const requirementsClause = (no: string) =>
  clause(no, words.exporterAnswers, declared('transport.consentGeneralRequirements'))

export const originClauses = (no: string) =>
  oneOf(
    clause(`${no} a`, words.farmed, answeredOnLine('productLines.natureOfCommodity', 'FARMED')),
    clause(`${no} b`, words.wild, answeredOnLine('productLines.natureOfCommodity', 'WILD_CAUGHT')),
  )

export const powderClauses = (no: string) =>
  [
    clause(`${no} a`, words.powder.cod, declaredOnLine('productLines.consentCodPowder')),
    clause(`${no} b`, words.powder.shrimp, declaredOnLine('productLines.consentShrimpPowder')),
    clause(`${no} c`, words.powder.oyster, declaredOnLine('productLines.consentOysterPowder')),
  ] as const

export const temperatureClauses = (no: string) =>
  oneOf(
    clause(`${no} a`, words.carried.ambient, transportedAt('ambient')),
    clause(`${no} b`, words.carried.chilled, transportedAt('chilled')),
    clause(`${no} c`, words.carried.frozen, transportedAt('frozen')),
  )

export const liveClause = (no: string) => clause(no, words.live, answeredOnLine('productLines.isAlive', true))
