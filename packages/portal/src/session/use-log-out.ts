import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { api } from '../server/api.ts'
import { leaveMachine, tellOtherTabs } from '../server/session-end.ts'
import { forgetWords, unsentWords } from './unsent-words.ts'

/** The way out, and the question that may stand in it. */
export interface LoggingOut {
  readonly logOut: () => void
  /** Something of the person's lies on this machine alone, and goes with the session. */
  readonly isAsked: boolean
  /** The drafts that it belongs to. */
  readonly unsent: readonly string[]
  readonly confirm: () => Promise<void>
  readonly cancel: () => void
}

interface LogOut {
  /** The id of whoever is logged in. */
  readonly person: string
  /** Tells when the server refused. */
  readonly onFailure: () => void
  /** What a portal keeps of a person besides messages and notes: the drafts that it belongs to, and how it is deleted. */
  readonly kept?: {
    readonly unsent: () => Promise<readonly string[]>
    readonly forget: () => Promise<void>
  }
}

const notAsked: Pick<LoggingOut, 'isAsked' | 'unsent'> = { isAsked: false, unsent: [] }

/** Ends the session here and at the login provider; `onFailure` tells when the server refused. */
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
 * Ends the session. [EXP-03] What was typed and is not sent outlives a session that ends by itself. Whoever logs out leaves the
 * machine: it is deleted, and they are asked first.
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
      // What could not be deleted is still the person's: they are told, and stay.
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
