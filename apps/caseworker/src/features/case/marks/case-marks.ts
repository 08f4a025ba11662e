import {
  type Application,
  answersOfRule,
  type FormerDealings,
  findingPoints,
  formatNumber,
  type RuleViolation,
  type SoftMark,
  softMarks,
  softMarkTexts,
  withoutLines,
} from '@eksport/domain'
import { type Locale, localize } from '@eksport/forms'

/** One thing to look at in a case, with where it is and where it is told. */
export interface CaseMark {
  /** Of a finding the key of its tick. */
  readonly key: string
  readonly kind: 'finding' | 'oddity'
  readonly text: string
  readonly line?: number | undefined
  /** The answers that it is about. */
  readonly paths: readonly string[]
  /** Where it leads when none of them is told. */
  readonly otherwise?: string | undefined
}

/** The element of a mark where it is told. */
export const markElementId = (key: string): string => `funn-${key}`

/** Where a finding is put right that rests on no answer: what its page tells first. */
const answersOfStep: Readonly<Record<string, string>> = {
  avsender: 'consignor.organisationNumber',
  mottaker: 'recipient',
  kontroll: 'control',
  transport: 'transport',
  varelinjer: 'productLines',
  henting: 'certificateRetrieval',
}

const tags = /<[^>]*>/g

/** [CW-08] What a rule found, each line by itself, in the order of the list that it is ticked in. */
export function findingMarks(violations: readonly RuleViolation[], locale: Locale): readonly CaseMark[] {
  return violations.flatMap((violation) => {
    const text = withoutLines((violation.messages?.[locale] ?? violation.message).replace(tags, ''))
    const paths = answersOfRule(violation.code)
    const otherwise = answersOfStep[violation.step ?? '']
    return findingPoints(violation).map(
      ({ key, line }): CaseMark => ({ key, kind: 'finding', text, line, paths, otherwise }),
    )
  })
}

/** The words of a soft mark; amounts as the reader writes them. */
export function softMarkWords({ code, params }: SoftMark, locale: Locale): string {
  const written = Object.entries(params).map(([name, amount]) => [name, formatNumber(amount, locale)])
  return localize(softMarkTexts[code], locale, Object.fromEntries(written))
}

/** [CW-08] What is unusual and against no rule. */
export function oddityMarks(application: Application, locale: Locale, dealings?: FormerDealings): readonly CaseMark[] {
  return softMarks(application, dealings).map((mark) => ({
    key: `${mark.code}:${mark.line ?? ''}`,
    kind: 'oddity',
    text: softMarkWords(mark, locale),
    line: mark.line,
    paths: mark.paths,
  }))
}

/** The answer that a mark leads to, and those that do where that is not told. */
export const placesOf = ({ line, paths, otherwise }: CaseMark): readonly string[] =>
  line === undefined ? [...paths, otherwise ?? []].flat() : [`productLines.${line - 1}`]
