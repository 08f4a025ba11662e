'use client'
import { useState } from 'react'

/** Text under way in a search field: null while the chosen answer shows, `missed` once it was left without a match. */
export function useTypedText() {
  const [state, setState] = useState<{ readonly typed: string | null; readonly missed: boolean }>({
    typed: null,
    missed: false,
  })
  return {
    ...state,
    write: (typed: string) => setState({ typed, missed: false }),
    forget: () => setState({ typed: null, missed: false }),
    miss: () => setState(({ typed }) => ({ typed, missed: true })),
  }
}
