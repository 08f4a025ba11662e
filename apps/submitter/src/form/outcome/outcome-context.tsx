import { createContext, type ReactNode, useContext } from 'react'
import { type OutcomePage, type PredictedOutcome, useOutcome } from './use-outcome.ts'

const OutcomeContext = createContext<PredictedOutcome | undefined>(undefined)

interface OutcomeProviderProps extends OutcomePage {
  readonly children: ReactNode
}

/** [EXP-07] The outcome is worked out once for the frame, and head, certificate and buttons of a page say the same of it. */
export function OutcomeProvider({ children, ...page }: OutcomeProviderProps) {
  const outcome = useOutcome(page)
  return <OutcomeContext value={outcome}>{children}</OutcomeContext>
}

/** The outcome of the page in the frame; undefined where it could not be worked out. */
export const useFrameOutcome = (): PredictedOutcome | undefined => useContext(OutcomeContext)

/** The same for a page that is nothing without it, and fails alone where it could not be worked out. */
export function useKnownOutcome(): PredictedOutcome {
  const outcome = useFrameOutcome()
  if (outcome === undefined) throw new Error('The outcome of the draft could not be worked out.')
  return outcome
}
