import { type Answers, applyEdits, editsBetween } from '@eksport/forms'
import { useEffect, useState } from 'react'
import type { Journal } from './journal.ts'

const nothing: Answers = {}

/** The answers of a form that is sent as a whole. */
export interface BegunAnswers {
  /** Undefined until something is answered or changed. */
  readonly given: Answers | undefined
  readonly give: (answers: Answers) => void
  /** They were given on an earlier page. */
  readonly isFromBefore: boolean
  /** Starts again with the stored form, or an empty one. */
  readonly discard: () => void
  /** Called when the server has them. */
  readonly forget: () => void
}

/**
 * [EXP-03] Stores answers in this browser where there is no draft yet to save them in, or none that is saved while typing. If
 * somebody else has stored the form meanwhile (`base`), answers given here take precedence.
 */
export function useBegunAnswers(journal: Journal, base: Answers = nothing): BegunAnswers {
  const [left] = useState(() => {
    const edits = journal.left.at(-1)?.edits ?? []
    return edits.length === 0 ? undefined : applyEdits<Answers>(base, edits).answers
  })
  const [given, setGiven] = useState(left)
  const [isFromBefore, setFromBefore] = useState(left !== undefined)
  const keep = (answers: Answers | undefined) =>
    journal.note(() => answers && { edits: editsBetween(answers, { bases: [base] }) })

  useEffect(() => {
    journal.begin()
    window.addEventListener('pagehide', journal.flush)
    document.addEventListener('visibilitychange', journal.flush)
    return () => {
      window.removeEventListener('pagehide', journal.flush)
      document.removeEventListener('visibilitychange', journal.flush)
      journal.flush()
    }
  }, [journal])

  const forget = () => {
    keep(undefined)
    journal.flush()
  }
  return {
    given,
    give: (answers) => {
      setGiven(answers)
      keep(answers)
    },
    isFromBefore,
    discard: () => {
      setGiven(undefined)
      setFromBefore(false)
      forget()
    },
    forget,
  }
}
