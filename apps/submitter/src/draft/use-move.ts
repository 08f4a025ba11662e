import type { ApplicationAnswer } from '@eksport/api'
import { useCallback, useState } from 'react'

/** Describes a draft that was stored with an earlier version of its template and now uses the newest. */
export interface Moved {
  readonly version: number
  /** Paths of the answers that do not count in the newest version. */
  readonly withdrawn: readonly string[]
}

/** What the form knows of such a move until the person dismisses the notice. */
export interface Moving {
  readonly moved: Moved | undefined
  readonly acceptMove: () => void
}

/** [CRT-04] Whether a save moved the draft to a newer version of its template; `note` reads it from the server's answer. */
export function useMove(): Moving & { readonly note: (answer: ApplicationAnswer) => void } {
  const [moved, setMoved] = useState<Moved>()
  const note = ({ application, templateVersionBefore, withdrawn = [] }: ApplicationAnswer) => {
    if (templateVersionBefore !== undefined) setMoved({ version: application.certificateTemplateVersion, withdrawn })
  }
  const acceptMove = useCallback(() => setMoved(undefined), [])
  return { moved, acceptMove, note }
}
