import { getAt, itemsAt } from '../answers/answers.ts'
import type { Answers } from '../define/check.ts'
import type { FormTemplate, Section, StepItems, StepUpload } from '../define/template.ts'
import type { DisplayContext } from '../kinds/index.ts'
import { localize } from '../text/localized-text.ts'
import { holds, isRequired } from './conditions.ts'
import { displayValue } from './display-value.ts'
import { normalizeValue } from './normalize-value.ts'
import { filesOf } from './validate-step.ts'
import { visibleIn, visibleSections } from './visible-fields.ts'

/** One answer in words. `value` is empty when a required answer is missing; other missing answers have no row. */
export interface SummaryRow {
  readonly path: string
  readonly label: string
  readonly value: string
  /** The text that joins it to the previous answer where both are shown as one, as the space in a person's name. */
  readonly joint?: string
}

/** The answers of one section in words. The title is absent where the page shows none. */
export interface SummarySection {
  readonly id: string
  readonly title?: string
  readonly rows: readonly SummaryRow[]
}

/** One item of a step's list in words; `index` counts from zero. */
export interface SummaryItem {
  readonly index: number
  readonly title: string
  readonly sections: readonly SummarySection[]
}

/** One step of a form in words, with its sections and answers. */
export interface StepSummary<Id extends string = string> {
  readonly step: Id
  readonly title: string
  readonly sections: readonly SummarySection[]
  readonly items?: readonly SummaryItem[]
}

/** The list whose item is summarized, and the item's index. */
interface ItemPlace {
  readonly list: string
  readonly index: number
}

function summarizeSection(
  section: Section,
  answers: Answers,
  root: Answers,
  place: ItemPlace | undefined,
  context: DisplayContext,
): SummarySection {
  const title = section.title && localize(section.title, context.locale)
  const rows = visibleIn(section.fields, answers, root).flatMap(([path, field]): SummaryRow[] => {
    const answer = normalizeValue(field, getAt(answers, path))
    const words = context.summary?.(place ? `${place.list}.${path}` : path, answer, title) ?? {
      label: localize(field.label, context.locale),
      value: displayValue(field, answer, context),
    }
    if (words.value === '' && !isRequired(field, answers, root)) return []
    return [{ path: place ? `${place.list}.${place.index}.${path}` : path, ...words }]
  })
  return { id: section.id, ...(title !== undefined && { title }), rows }
}

function summarizeSections(
  sections: readonly Section[],
  answers: Answers,
  root: Answers,
  place: ItemPlace | undefined,
  context: DisplayContext,
): SummarySection[] {
  return visibleSections(sections, answers, root)
    .map((section) => summarizeSection(section, answers, root, place, context))
    .filter((section) => section.rows.length > 0)
}

function summarizeItems(items: StepItems, answers: Answers, context: DisplayContext): SummaryItem[] {
  return itemsAt(answers, items.path).map((item, index) => ({
    index,
    title: localize(items.itemLabel, context.locale, { n: index + 1 }),
    sections: summarizeSections(items.sections, item, answers, { list: items.path, index }, context),
  }))
}

function summarizeUpload(upload: StepUpload, answers: Answers, { locale }: DisplayContext): SummarySection[] {
  const names = filesOf(upload, answers).map(({ filename }) => String(filename ?? ''))
  if (names.length === 0 && upload.min === 0) return []
  const row = { path: upload.path, label: localize(upload.label, locale), value: names.join('\n') }
  return [{ id: upload.type, rows: [row] }]
}

/** The whole form in words, step by step, for the summary page, the receipt and the conformance suite. */
export function summarize<Id extends string>(
  template: FormTemplate<Id>,
  answers: Answers,
  context: DisplayContext,
): StepSummary<Id>[] {
  return template.steps
    .filter((step) => holds(step.when, answers))
    .map((step) => ({
      step: step.id,
      title: localize(step.title, context.locale),
      sections: [
        ...summarizeSections(step.sections, answers, answers, undefined, context),
        ...(step.uploads ?? []).flatMap((upload) => summarizeUpload(upload, answers, context)),
      ],
      ...(step.items && { items: summarizeItems(step.items, answers, context) }),
    }))
}
