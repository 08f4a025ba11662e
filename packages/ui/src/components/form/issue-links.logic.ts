import {
  type Answers,
  type Issue,
  type IssueCatalogue,
  issueText,
  localize,
  type Section,
  visibleFields,
} from '@eksport/forms'
import type { PathField } from './field-rows.logic.js'
import { idOf } from './values.logic.js'

/** One line of the error summary. */
export interface IssueLink {
  readonly issue: Issue
  readonly text: string
  /** Id of the control to focus. */
  readonly target: string
}

interface Surroundings {
  readonly sections: readonly Section[]
  readonly answers: Answers
  readonly root: Answers
  readonly locale: string
  readonly issueTexts: IssueCatalogue
  readonly formId: string
  /** The label of a part of a compound answer: `from` is 'Fra'. */
  readonly partName: (at: string) => string | undefined
}

type Words = Pick<Surroundings, 'locale' | 'partName'>

/**
 * The label of the field that a path leads to; in a list it is preceded by the item's name, once per surrounding list.
 */
function labelIn(fields: readonly PathField[], path: string, words: Words): string | undefined {
  const found = fields.find(([at]) => path === at || path.startsWith(`${at}.`))
  if (found === undefined) return undefined
  const [at, field] = found
  const label = localize(field.label, words.locale)
  if (path === at) return label
  const [first = '', ...rest] = path.slice(at.length + 1).split('.')
  if (field.kind !== 'list') return [label, words.partName(first)?.toLowerCase()].filter(Boolean).join(', ')
  const item = localize(field.itemLabel, words.locale, { n: Number(first) + 1 })
  return [item, labelIn(Object.entries(field.fields), rest.join('.'), words)].filter(Boolean).join(', ')
}

/**
 * The label of an issue's field as on the page; preceded by its section's title if other sections have the same label.
 */
function labelOf(path: string, { sections, answers, root, ...words }: Surroundings): string | undefined {
  const visible = visibleFields(sections, answers, root)
  const own = visible.find(({ path: at }) => path === at || path.startsWith(`${at}.`))
  if (own === undefined) return undefined
  const say = ({ field }: typeof own) => localize(field.label, words.locale)
  const isShared = visible.some((one) => one.section !== own.section && say(one) === say(own))
  const title = isShared && own.section.title && localize(own.section.title, words.locale)
  return [title, labelIn([[own.path, own.field]], path, words)].filter(Boolean).join(', ')
}

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{6,}/gu) ?? []

/** A text that names its field stands alone; 'Feltet er påkrevd' needs the label before it. */
function withLabel(label: string | undefined, text: string): string {
  if (label === undefined) return text
  const spoken = new Set(wordsOf(text))
  return wordsOf(label).some((word) => spoken.has(word))
    ? text
    : /[?:]$/.test(label)
      ? `${label} ${text}`
      : `${label}: ${text}`
}

/** The issues as links that name their fields, in the order of the page. */
export function issueLinks(issues: readonly Issue[], surroundings: Surroundings): IssueLink[] {
  const { sections, answers, root, locale, issueTexts, formId } = surroundings
  const order = visibleFields(sections, answers, root).map(({ path }) => path)
  const placeOf = (path: string) => {
    const place = order.findIndex((at) => path === at || path.startsWith(`${at}.`))
    return place < 0 ? order.length : place
  }
  return [...issues]
    .sort((a, b) => placeOf(a.path) - placeOf(b.path))
    .map((issue) => ({
      issue,
      text: withLabel(labelOf(issue.path, surroundings), issueText(issue, locale, issueTexts)),
      target: idOf(formId, issue.path),
    }))
}
