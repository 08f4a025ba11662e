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

interface TurnOptions {
  readonly answers: FormAnswers
  readonly change: (answers: FormAnswers) => void
  readonly redraw: () => void
  /** What an earlier page has left. */
  readonly left: Turned | undefined
  /** Keeps it for a later page; nothing takes it away. */
  readonly keep: (turned: Turned | undefined) => void
}

const choosesSame = (one: FormAnswers, other: FormAnswers) =>
  one.certificateTemplate === other.certificateTemplate && one.countryOfDestination === other.countryOfDestination

/**
 * [CRT-03] Another country or template: declarations and foreign answers go at once, and come back when the choice is
 * undone, also after other answers have been typed, or after a reload. A template chosen after a country is one choice with it.
 */
export function useTurn({ answers, change, redraw, left, keep }: TurnOptions): Turning {
  // Something else has been chosen since, in another browser: that is not what it would take back.
  const [turned, setTurned] = useState(left && choosesSame(left.after, answers) ? left : undefined)
  const note = useCallback(
    (next: Turned | undefined) => {
      setTurned(next)
      keep(next)
    },
    [keep],
  )
  const turn = useCallback(
    (next: FormAnswers) => {
      if (choosesSame(next, answers)) return change(next)
      const before = turned?.before ?? answers
      const after = turnTo(answers, next).answers
      const { withdrawn } = turnTo(before, after)
      note(withdrawn.length === 0 ? undefined : { before, after, withdrawn })
      change(after)
    },
    [answers, change, turned, note],
  )
  const undoTurn = () => {
    if (turned === undefined) return
    note(undefined)
    change(turned.after === answers ? turned.before : takenBack(turned, answers))
    redraw()
  }
  return { turned, turn, undoTurn, acceptTurn: () => note(undefined) }
}
