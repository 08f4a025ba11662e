import { formatKroner } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert } from '@eksport/ui'
import { summaryTexts as texts } from './summary.texts.ts'

interface FeeChangedProps {
  /** The fee that the page showed, in whole kroner. */
  readonly shown: number
  /** The fee now, in whole kroner. */
  readonly fee: number
}

/** [FEE-01] Says that nothing was submitted, because the fee differs from the one shown. */
export function FeeChanged({ shown, fee }: FeeChangedProps) {
  const say = useText()
  return (
    <Alert tone="warning" role="alert" className="mt-3">
      {say(texts.feeChanged, { before: formatKroner(shown), now: formatKroner(fee) })}
    </Alert>
  )
}
