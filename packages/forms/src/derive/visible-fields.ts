import type { Answers } from '../define/check.ts'
import type { Field, FieldRecord } from '../define/field.ts'
import type { Section } from '../define/template.ts'
import { holds } from './conditions.ts'

/** A field that is asked now, with the path of its answer. */
export interface VisibleField {
  readonly path: string
  readonly field: Field
  readonly section: Section
}

/** Fields of a record that are asked now. */
export function visibleIn(fields: FieldRecord, answers: Answers, root: Answers): (readonly [string, Field])[] {
  return Object.entries(fields).filter(([, field]) => holds(field.when, answers, root))
}

/** Sections that are shown now. */
export function visibleSections(sections: readonly Section[], answers: Answers, root: Answers = answers): Section[] {
  return sections.filter((section) => holds(section.when, answers, root))
}

/** Every field that is asked now, in the order of the page. */
export function visibleFields(sections: readonly Section[], answers: Answers, root: Answers = answers): VisibleField[] {
  return visibleSections(sections, answers, root).flatMap((section) =>
    visibleIn(section.fields, answers, root).map(([path, field]) => ({ path, field, section })),
  )
}
