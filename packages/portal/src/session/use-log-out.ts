import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { api } from '../server/api.ts'
import { leaveMachine, tellOtherTabs } from '../server/session-end.ts'
import { forgetWords, unsentWords } from './unsent-words.ts'

/** Logging out, and the question that may precede it. */
export interface LoggingOut {
  readonly logOut: () => void
  /** Whether the person must be asked, because unsent data on this machine would be deleted with the session. */
  readonly isAsked: boolean
  /** The drafts with unsent data. */
  readonly unsent: readonly string[]
  readonly confirm: () => Promise<void>
  readonly cancel: () => void
}

interface LogOut {
  /** The id of the logged-in person. */
  readonly person: string
  /** Called when the server refused. */
  readonly onFailure: () => void
  /** What a portal stores of a person besides messages and notes: the drafts concerned, and how to delete it. */
  readonly kept?: {
    readonly unsent: () => Promise<readonly string[]>
    readonly forget: () => Promise<void>
  }
}

const notAsked: Pick<LoggingOut, 'isAsked' | 'unsent'> = { isAsked: false, unsent: [] }

/** Ends the session here and at the login provider; `onFailure` is called when the server refused. */
function useEnd(onFailure: () => void): () => void {
  const queries = useQueryClient()
  return useCallback(() => {
    api.logOut().then(
      (address) => {
        tellOtherTabs()
        queries.clear()
        window.location.assign(address)
      },
      () => {
        leaveMachine(false)
        onFailure()
      },
    )
  }, [queries, onFailure])
}

/**
 * Ends the session. [EXP-03] Unsent input survives a session that expires, but logging out means leaving the machine: it is
 * deleted, after asking.
 */
export function useLogOut({ person, onFailure, kept }: LogOut): LoggingOut {
  const [question, setQuestion] = useState(notAsked)
  const end = useEnd(onFailure)
  const ask = async () => {
    const drafts = new Set([...((await kept?.unsent()) ?? []), ...unsentWords(person)])
    if (drafts.size > 0) setQuestion({ isAsked: true, unsent: [...drafts] })
    else end()
  }
  const confirm = async () => {
    leaveMachine(true)
    try {
      await kept?.forget()
    } catch {
      // What could not be deleted would stay on the machine: the person is told, and stays logged in.
      leaveMachine(false)
      onFailure()
      return
    }
    forgetWords(person)
    end()
  }
  return {
    logOut: () => void ask(),
    ...question,
    confirm,
    cancel: () => setQuestion({ ...question, isAsked: false }),
  }
}
