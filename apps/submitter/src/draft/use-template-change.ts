import type { FormAnswers } from '@eksport/domain'
import { changeTemplate } from '@eksport/domain/templates'
import { useCallback, useState } from 'react'
import { takenBack } from './taken-back.ts'

/** A change of country or template, and the answers it removed. */
export interface TemplateChange {
  /** The answers before the choice. */
  readonly before: FormAnswers
  /** The answers right after it. */
  readonly after: FormAnswers
  /** Paths of the removed answers. */
  readonly withdrawn: readonly string[]
}

/** What the form knows of such a change until the person undoes or accepts it. */
export interface TemplateChanging {
  readonly templateChange: TemplateChange | undefined
  /** Sets the answers of the first page; a change of country or template removes the answers that belonged to the previous one. */
  readonly chooseTemplate: (answers: FormAnswers) => void
  readonly undoTemplateChange: () => void
  readonly acceptTemplateChange: () => void
}

interface TemplateChangeOptions {
  readonly answers: FormAnswers
  readonly change: (answers: FormAnswers) => void
  readonly redraw: () => void
  /** The change left by an earlier page load. */
  readonly left: TemplateChange | undefined
  /** Stores the change for a later page load; undefined deletes it. */
  readonly keep: (templateChange: TemplateChange | undefined) => void
}

const choosesSame = (one: FormAnswers, other: FormAnswers) =>
  one.certificateTemplate === other.certificateTemplate && one.countryOfDestination === other.countryOfDestination

/**
 * [CRT-03] Handles a change of country or template: declarations and answers that the new template does not ask for are removed at once,
 * and restored if the change is undone, even after other answers or a reload. A template chosen after a country counts as one change with
 * it.
 */
export function useTemplateChange({ answers, change, redraw, left, keep }: TemplateChangeOptions): TemplateChanging {
  // If something else was chosen since in another browser, undoing would restore the wrong answers.
  const [templateChange, setTemplateChange] = useState(left && choosesSame(left.after, answers) ? left : undefined)
  const note = useCallback(
    (next: TemplateChange | undefined) => {
      setTemplateChange(next)
      keep(next)
    },
    [keep],
  )
  const chooseTemplate = useCallback(
    (next: FormAnswers) => {
      if (choosesSame(next, answers)) return change(next)
      const before = templateChange?.before ?? answers
      const after = changeTemplate(answers, next).answers
      const { withdrawn } = changeTemplate(before, after)
      note(withdrawn.length === 0 ? undefined : { before, after, withdrawn })
      change(after)
    },
    [answers, change, templateChange, note],
  )
  const undoTemplateChange = useCallback(() => {
    if (templateChange === undefined) return
    note(undefined)
    change(templateChange.after === answers ? templateChange.before : takenBack(templateChange, answers))
    redraw()
  }, [templateChange, answers, note, change, redraw])
  const acceptTemplateChange = useCallback(() => note(undefined), [note])
  return { templateChange, chooseTemplate, undoTemplateChange, acceptTemplateChange }
}
