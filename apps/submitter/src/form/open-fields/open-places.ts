import type { ClarificationQuestion, FormAnswers } from '@eksport/domain'
import { isPinned, type StepId, type UnlockedAnswers } from '@eksport/domain/templates'
import { type LocalizedText, type Section, type Step, visibleFields } from '@eksport/forms'

/** The unlocked fields of one page or product line. */
export interface OpenPlace {
  readonly step: StepId
  readonly title: LocalizedText
  readonly sections: readonly Section[]
  /** How many of the fields are asked for now. */
  readonly count: number
  readonly line?: { readonly id: string; readonly index: number }
}

/** Removes the title of a single section, which the heading of the place already says. */
function withoutOnlyTitle(sections: readonly Section[]): readonly Section[] {
  const [only, ...others] = sections
  if (only === undefined || others.length > 0) return sections
  const { title: _, ...rest } = only
  return [rest]
}

/** The sections limited to unlocked fields, without sections that have no visible field; their rules are kept. */
function openIn(
  sections: readonly Section[],
  isOpen: (path: string) => boolean,
  isAsked: (section: Section) => boolean,
): readonly Section[] {
  const open = sections
    .map((section) => ({
      ...section,
      fields: Object.fromEntries(Object.entries(section.fields).filter(([path]) => isOpen(path))),
    }))
    .filter(isAsked)
  return withoutOnlyTitle(open)
}

/** [ACT-08] Where a reopened draft may be changed, in the order of its form: page by page, line by line. */
export function openPlaces(
  steps: readonly Step<StepId>[],
  answers: FormAnswers,
  unlocked: Pick<UnlockedAnswers, 'isUnlocked'>,
): readonly OpenPlace[] {
  const root = { ...answers }
  const places = steps.flatMap(({ id: step, title, sections, items }): OpenPlace[] => {
    const own = openIn(
      sections,
      (path) => unlocked.isUnlocked(path),
      (section) => visibleFields([section], root).length > 0,
    )
    const linePlaces = (answers.productLines ?? []).map((line, index): OpenPlace => {
      const inLine = openIn(
        items?.sections ?? [],
        (path) => unlocked.isUnlocked(path, line.id),
        (section) => visibleFields([section], { ...line }, root).length > 0,
      )
      const count = visibleFields(inLine, { ...line }, root).length
      return { step, title, sections: inLine, count, line: { id: line.id, index } }
    })
    return [{ step, title, sections: own, count: visibleFields(own, root).length }, ...(items ? linePlaces : [])]
  })
  return places.filter(({ count }) => count > 0)
}

/**
 * Index of the question that an unlocked answer belongs to: a single question owns all answers, otherwise the first question about it; -1
 * if there is none.
 */
function ownerOf(questions: readonly ClarificationQuestion[], path: string, line?: string): number {
  return questions.length === 1 ? 0 : questions.findIndex((question) => isPinned(question, path, line))
}

/**
 * The unlocked answers that belong to the question at `index`; for -1, those that no question is about and that must still be corrected.
 */
export const unlockedAt = (
  questions: readonly ClarificationQuestion[],
  index: number,
  { isUnlocked }: Pick<UnlockedAnswers, 'isUnlocked'>,
): Pick<UnlockedAnswers, 'isUnlocked'> => ({
  isUnlocked: (path, line) => ownerOf(questions, path, line) === index && isUnlocked(path, line),
})
