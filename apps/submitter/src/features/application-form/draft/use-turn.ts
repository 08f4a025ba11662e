import type { FormAnswers } from '@eksport/domain'
import { turnTo } from '@eksport/domain/templates'
import { useCallback, useState } from 'react'
import { takenBack } from './taken-back.ts'

/** That another country or template was chosen, and what went with the first. */
export interface Turned {
  /** The answers before the choice. */
  readonly before: FormAnswers
  /** The answers right after it. */
  readonly after: FormAnswers
  /** Paths of the answers that went. */
  readonly withdrawn: readonly string[]
}

/** What the form knows of such a choice, until the person has undone or accepted it. */
export interface Turning {
  readonly turned: Turned | undefined
  /** The answers of the first page; another country or template takes away what belonged to the first. */
  readonly turn: (answers: FormAnswers) => void
  readonly undoTurn: () => void
  readonly acceptTurn: () => void
}

/**
 * [CRT-03] Another country or template: declarations and foreign answers go at once, and come back when the choice is
 * undone, also after other answers have been typed. A template chosen after a country is one choice with it.
 */
export function useTurn(answers: FormAnswers, change: (answers: FormAnswers) => void, redraw: () => void): Turning {
  const [turned, setTurned] = useState<Turned>()
  const turn = useCallback(
    (next: FormAnswers) => {
      const { certificateTemplate, countryOfDestination } = answers
      const isSame =
        next.certificateTemplate === certificateTemplate && next.countryOfDestination === countryOfDestination
      if (isSame) return change(next)
      const before = turned?.before ?? answers
      const after = turnTo(answers, next).answers
      const { withdrawn } = turnTo(before, after)
      setTurned(withdrawn.length === 0 ? undefined : { before, after, withdrawn })
      change(after)
    },
    [answers, change, turned],
  )
  const undoTurn = () => {
    if (turned === undefined) return
    setTurned(undefined)
    change(turned.after === answers ? turned.before : takenBack(turned, answers))
    redraw()
  }
  return { turned, turn, undoTurn, acceptTurn: () => setTurned(undefined) }
}
