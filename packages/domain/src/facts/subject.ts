import type { Locale, LocalizedText } from '@eksport/forms'
import type { FactGroup } from './fact.ts'

/** Several answers that are shown together: a person, an address, a range. */
export interface Subject {
  readonly name: LocalizedText
  readonly group: FactGroup
}

/**
 * How a part is joined to the parts before it: on a new line, after a comma or a space, as the kind of what was counted, as the
 * time of a day, as the other end of a range, or as another of several values.
 */
export type Joint = 'line' | 'comma' | 'space' | 'kind' | 'clock' | 'end' | 'value'

/** The place of a fact in its subject; `labelled` writes its name first: `Org.nr. 999 888 777`. */
export interface Part {
  readonly subject: Subject
  readonly joint: Joint
  readonly labelled?: true
}

/** A subject, with the joints of its parts: `text(consignee.line, …)`. */
export function subject(group: FactGroup, nb: string, nn: string, en: string) {
  const one: Subject = { name: { nb, nn, en }, group }
  const part = (joint: Joint): Part => ({ subject: one, joint })
  return {
    line: part('line'),
    labelledLine: { ...part('line'), labelled: true } satisfies Part,
    comma: part('comma'),
    labelledComma: { ...part('comma'), labelled: true } satisfies Part,
    space: part('space'),
    kind: part('kind'),
    clock: part('clock'),
    end: part('end'),
    value: part('value'),
  }
}

/** Words with a lower-case initial, for use after others; an abbreviation keeps its capitals: 'HS-kode'. */
export const startingSmall = (words: string, locale: Locale): string =>
  /^\p{Lu}{2}/u.test(words) ? words : words.charAt(0).toLocaleLowerCase(locale) + words.slice(1)

const to: LocalizedText = { nb: ' til ', nn: ' til ', en: ' to ' }
const unit = /\u00a0\D+$/

/** Joins the ends of a range: equal ends are written once, and a shared unit only at the end. */
function ranged(start: string, end: string, locale: Locale): string {
  if (start === end) return start
  const [of] = unit.exec(start) ?? []
  const from = of !== undefined && end.endsWith(of) ? start.slice(0, -of.length) : start
  return `${from}${to[locale]}${end}`
}

/** The subject's words with one more part. */
export function joinPart(words: string, joint: Exclude<Joint, 'value'>, next: string, locale: Locale): string {
  switch (joint) {
    case 'end':
      return ranged(words, next, locale)
    case 'clock':
      return `${words}\u00a0${next}`
    case 'comma':
      return `${words}, ${next}`
    case 'space':
      return `${words} ${next}`
    case 'kind':
      return `${words}, ${startingSmall(next, locale)}`
    case 'line':
      return `${words}\n${next}`
  }
}
