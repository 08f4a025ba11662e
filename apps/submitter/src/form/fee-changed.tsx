import { formatKroner } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert } from '@eksport/ui'
import { summaryTexts as texts } from './summary.texts.ts'

interface FeeChangedProps {
  /** What stood on the page, in whole kroner. */
  readonly shown: number
  /** What it costs now. */
  readonly fee: number
}

/** [FEE-01] That nothing was sent, since it costs something else than what was shown. */
export function FeeChanged({ shown, fee }: FeeChangedProps) {
  const say = useText()
  return (
    <Alert tone="warning" role="alert" className="mt-3">
      {say(texts.feeChanged, { before: formatKroner(shown), now: formatKroner(fee) })}
    </Alert>
  )
}
