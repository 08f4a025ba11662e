import type { FormAnswers } from '@eksport/domain'
import { changeTemplate } from '@eksport/domain/templates'
import { useCallback, useState } from 'react'
import { takenBack } from './taken-back.ts'

/** That another country or template was chosen, and what went with the first. */
export interface TemplateChange {
  /** The answers before the choice. */
  readonly before: FormAnswers
  /** The answers right after it. */
  readonly after: FormAnswers
  /** Paths of the answers that went. */
  readonly withdrawn: readonly string[]
}

/** What the form knows of such a choice, until the person has undone or accepted it. */
export interface TemplateChanging {
  readonly templateChange: TemplateChange | undefined
  /** The answers of the first page; another country or template takes away what belonged to the first. */
  readonly chooseTemplate: (answers: FormAnswers) => void
  readonly undoTemplateChange: () => void
  readonly acceptTemplateChange: () => void
}

interface TemplateChangeOptions {
  readonly answers: FormAnswers
  readonly change: (answers: FormAnswers) => void
  readonly redraw: () => void
  /** What an earlier page has left. */
  readonly left: TemplateChange | undefined
  /** Keeps it for a later page; nothing takes it away. */
  readonly keep: (templateChange: TemplateChange | undefined) => void
}

const choosesSame = (one: FormAnswers, other: FormAnswers) =>
  one.certificateTemplate === other.certificateTemplate && one.countryOfDestination === other.countryOfDestination

/**
 * [CRT-03] Another country or template: declarations and foreign answers go at once, and come back when the choice is
 * undone, also after other answers have been typed, or after a reload. A template chosen after a country is one choice with it.
 */
export function useTemplateChange({ answers, change, redraw, left, keep }: TemplateChangeOptions): TemplateChanging {
  // Something else has been chosen since, in another browser: that is not what it would take back.
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
