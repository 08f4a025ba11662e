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

/** One thing to review in a case: where it is listed, and the answers it is about. */
export interface CaseMark {
  /** For a finding, the key of its tick. */
  readonly key: string
  readonly kind: 'finding' | 'oddity'
  readonly text: string
  readonly line?: number | undefined
  /** The answers it is about. */
  readonly paths: readonly string[]
  /** Where it leads if none of those are shown. */
  readonly otherwise?: string | undefined
}

/** The id of the element that lists a mark. */
export const markElementId = (key: string): string => `funn-${key}`

/** For a finding that concerns no particular answer: the first fact of its step. */
const answersOfStep: Readonly<Record<string, string>> = {
  avsender: 'consignor.organisationNumber',
  mottaker: 'recipient',
  kontroll: 'control',
  transport: 'transport',
  varelinjer: 'productLines',
  henting: 'certificateRetrieval',
}

const tags = /<[^>]*>/g

/** [CW-08] The rule findings, one mark per line, in the order of the list in which they are ticked. */
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

/** The text of a soft mark, with amounts formatted for the reader. */
export function softMarkWords({ code, params }: SoftMark, locale: Locale): string {
  const written = Object.entries(params).map(([name, amount]) => [name, formatNumber(amount, locale)])
  return localize(softMarkTexts[code], locale, Object.fromEntries(written))
}

/** [CW-08] What is unusual but breaks no rule. */
export function oddityMarks(application: Application, locale: Locale, dealings?: FormerDealings): readonly CaseMark[] {
  return softMarks(application, dealings).map((mark) => ({
    key: `${mark.code}:${mark.line ?? ''}`,
    kind: 'oddity',
    text: softMarkWords(mark, locale),
    line: mark.line,
    paths: mark.paths,
  }))
}

/** The answer that a mark leads to, and alternatives in case that one is not shown. */
export const placesOf = ({ line, paths, otherwise }: CaseMark): readonly string[] =>
  line === undefined ? [...paths, otherwise ?? []].flat() : [`productLines.${line - 1}`]
