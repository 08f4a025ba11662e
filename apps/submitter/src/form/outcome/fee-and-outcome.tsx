import { useAnswers } from '../../draft/draft-context.ts'
import { FeeNotKnown, useFee } from './fee.tsx'
import type { Outcome } from './outcome.ts'
import { useOutcomeWords } from './outcome-button.tsx'
import { outcomeLooks } from './outcome-looks.ts'

interface FeeAndOutcomeProps {
  readonly outcome: Outcome
  /** Why it cannot be submitted now. */
  readonly blockedBecause: string | undefined
}

/** [EXP-07] The fee and the outcome, beside the submit button in the bar on a phone. */
export function FeeAndOutcome({ outcome, blockedBecause }: FeeAndOutcomeProps) {
  const { relevant } = useAnswers()
  const fee = useFee(relevant)
  const { words } = useOutcomeWords(outcome)
  return (
    <p className="text-small leading-tight">
      {fee.isKnown ? (
        <b className="text-ui tabular-nums">{`${fee.text} `}</b>
      ) : (
        fee.askAgain && (
          <span className="block">
            <FeeNotKnown {...fee} />
          </span>
        )
      )}
      {blockedBecause === undefined ? (
        <span className={outcomeLooks[outcome.kind].words}>{words}</span>
      ) : (
        <span>{blockedBecause}</span>
      )}
    </p>
  )
}
