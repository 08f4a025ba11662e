import { type Answers, applyEdits, editsBetween } from '@eksport/forms'
import { useEffect, useState } from 'react'
import type { Journal } from './journal.ts'

const nothing: Answers = {}

/** The answers of a form that is sent as a whole. */
export interface BegunAnswers {
  /** Nothing until something is answered, or changed. */
  readonly given: Answers | undefined
  readonly give: (answers: Answers) => void
  /** They were given on a page that has gone since. */
  readonly isFromBefore: boolean
  /** Begins with the form as it is stored, or empty. */
  readonly discard: () => void
  /** The server has them. */
  readonly forget: () => void
}

/**
 * [EXP-03] Keeps in this browser what is answered where there is no draft to save it in yet, or none that is saved while somebody types.
 * Of what somebody else has stored meanwhile (`base`), an answer that was given here as well is this one.
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
