'use client'
import { useState } from 'react'

interface TypedText {
  /** Null while the chosen answer shows. */
  readonly typed: string | null
  /** It was left without a match. */
  readonly missed: boolean
  /** Why what it names cannot be chosen. */
  readonly reason?: string | undefined
}

const nothing: TypedText = { typed: null, missed: false }

/** Text under way in a search field, and what became of it when it was left. */
export function useTypedText() {
  const [state, setState] = useState(nothing)
  return {
    ...state,
    write: (typed: string) => setState({ typed, missed: false }),
    forget: () => setState(nothing),
    miss: (reason?: string) => setState(({ typed }) => ({ typed, missed: true, reason })),
  }
}
