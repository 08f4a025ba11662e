import type { ClarificationQuestion, FormAnswers } from '@eksport/domain'
import { isPinned, type StepId, type UnlockedAnswers } from '@eksport/domain/templates'
import { type LocalizedText, type Section, type Step, visibleFields } from '@eksport/forms'

/** Fields of one page or one line of goods that may be changed. */
export interface OpenPlace {
  readonly step: StepId
  readonly title: LocalizedText
  readonly sections: readonly Section[]
  /** How many of them are asked now. */
  readonly count: number
  readonly line?: { readonly id: string; readonly index: number }
}

/** The only section of a place needs no heading beside that of the place. */
function withoutOnlyTitle(sections: readonly Section[]): readonly Section[] {
  const [only, ...others] = sections
  if (only === undefined || others.length > 0) return sections
  const { title: _, ...rest } = only
  return [rest]
}

/** The sections with only the fields that may be changed, where any of them is asked now; their rules stay with them. */
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

/** The question that opens an answer: the first that is about it, the only one for whatever is open, or none. */
function ownerOf(questions: readonly ClarificationQuestion[], path: string, line?: string): number {
  return questions.length === 1 ? 0 : questions.findIndex((question) => isPinned(question, path, line))
}

/** What of the unlocked answers stands at one question; at none (-1) stands what no question is about and must be corrected all the same. */
export const unlockedAt = (
  questions: readonly ClarificationQuestion[],
  index: number,
  { isUnlocked }: Pick<UnlockedAnswers, 'isUnlocked'>,
): Pick<UnlockedAnswers, 'isUnlocked'> => ({
  isUnlocked: (path, line) => ownerOf(questions, path, line) === index && isUnlocked(path, line),
})
