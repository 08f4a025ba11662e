import {
  type Answers,
  type Issue,
  type IssueCatalogue,
  issueText,
  type Locale,
  localize,
  type Section,
  visibleFields,
} from '@eksport/forms'
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
  readonly locale: Locale
  readonly issueTexts: IssueCatalogue
  readonly formId: string
  /** What a part of a compound answer is called: `from` is 'Fra'. */
  readonly partName: (at: string) => string | undefined
}

/** Label of the field that an issue is about; of an item in a list, the item's name goes before. */
function labelOf(path: string, { sections, answers, root, locale, partName }: Surroundings): string | undefined {
  for (const { path: at, field } of visibleFields(sections, answers, root)) {
    if (path === at) return localize(field.label, locale)
    if (!path.startsWith(`${at}.`)) continue
    const [index = '', ...rest] = path.slice(at.length + 1).split('.')
    if (field.kind !== 'list')
      return [localize(field.label, locale), partName(index)?.toLowerCase()].filter(Boolean).join(', ')
    const name = localize(field.itemLabel, locale, { n: Number(index) + 1 })
    const part = field.fields[rest.join('.')]
    return part ? `${name}, ${localize(part.label, locale)}` : name
  }
  return undefined
}

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{6,}/gu) ?? []

/** A text that names its field stands alone; 'Feltet er påkrevd' needs the label before it. */
function withLabel(label: string | undefined, text: string): string {
  if (label === undefined) return text
  const said = new Set(wordsOf(text))
  return wordsOf(label).some((word) => said.has(word))
    ? text
    : /[?:]$/.test(label)
      ? `${label} ${text}`
      : `${label}: ${text}`
}

/** The issues as links, each naming its field, in the order of the page. */
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
