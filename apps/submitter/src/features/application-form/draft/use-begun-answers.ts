import { type Answers, applyEdits, editsBetween } from '@eksport/forms'
import { useEffect, useState } from 'react'
import type { Journal } from '#src/lib/journal/journal.ts'

/** The answers of an application that does not exist yet. */
export interface BegunAnswers {
  /** Nothing until something is answered. */
  readonly given: Answers | undefined
  readonly give: (answers: Answers) => void
  /** They were given on a page that has gone since. */
  readonly isFromBefore: boolean
  /** Begins with an empty form. */
  readonly discard: () => void
  /** The server has them. */
  readonly forget: () => void
}

/** [EXP-03] Keeps in this browser what is answered before there is a draft to save it in. */
export function useBegunAnswers(journal: Journal): BegunAnswers {
  const [left] = useState(() => {
    const edits = journal.left.at(-1)?.edits ?? []
    return edits.length === 0 ? undefined : applyEdits<Answers>({}, edits).answers
  })
  const [given, setGiven] = useState(left)
  const [isFromBefore, setFromBefore] = useState(left !== undefined)
  const keep = (answers: Answers | undefined) =>
    journal.note(() => answers && { edits: editsBetween(answers, { bases: [{}] }) })

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
