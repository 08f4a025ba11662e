import { createContext, useContext } from 'react'
import type { DraftState } from './use-draft-state.ts'

export const DraftContext = createContext<DraftState | null>(null)

/** Only below the form's layout route, which loads the draft. */
export function useDraft(): DraftState {
  const draft = useContext(DraftContext)
  if (draft === null) throw new Error('A page of the form stands outside its layout.')
  return draft
}
