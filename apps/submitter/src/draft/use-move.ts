import type { ApplicationAnswer } from '@eksport/api'
import { useCallback, useState } from 'react'

/** A draft that was stored with an earlier version of its template is filled in by the newest. */
export interface Moved {
  readonly version: number
  /** Paths of the answers that do not count in it. */
  readonly withdrawn: readonly string[]
}

/** What the form knows of such a move, until the person has put the notice away. */
export interface Moving {
  readonly moved: Moved | undefined
  readonly acceptMove: () => void
}

/** [CRT-04] Whether a save has moved the draft to a newer version of its template; `note` reads it from the answer. */
export function useMove(): Moving & { readonly note: (answer: ApplicationAnswer) => void } {
  const [moved, setMoved] = useState<Moved>()
  const note = ({ application, templateVersionBefore, withdrawn = [] }: ApplicationAnswer) => {
    if (templateVersionBefore !== undefined) setMoved({ version: application.certificateTemplateVersion, withdrawn })
  }
  const acceptMove = useCallback(() => setMoved(undefined), [])
  return { moved, acceptMove, note }
}
