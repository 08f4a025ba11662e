import { createContext, type ReactNode, useContext } from 'react'
import { type OutcomePage, type PredictedOutcome, useOutcome } from './use-outcome.ts'

const OutcomeContext = createContext<PredictedOutcome | undefined>(undefined)

interface OutcomeProviderProps extends OutcomePage {
  readonly children: ReactNode
}

/** [EXP-07] Computes the outcome once, so that the header, certificate and buttons of a page agree. */
export function OutcomeProvider({ children, ...page }: OutcomeProviderProps) {
  const outcome = useOutcome(page)
  return <OutcomeContext value={outcome}>{children}</OutcomeContext>
}

/** The outcome of the page in the frame; undefined if computing it failed. */
export const useFrameOutcome = (): PredictedOutcome | undefined => useContext(OutcomeContext)

/** The outcome for a page that needs it; throws if computing it failed, which affects only that page. */
export function useKnownOutcome(): PredictedOutcome {
  const outcome = useFrameOutcome()
  if (outcome === undefined) throw new Error('The outcome of the draft could not be worked out.')
  return outcome
}
