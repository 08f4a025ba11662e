import { type Application, feeWaivedTick, waivesFee } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Checkbox } from '@eksport/ui'
import { replacementTexts as texts } from '../replacement.texts.ts'
import type { Assessment } from '../use-assessment.ts'

interface FeeWaiverProps extends Pick<Assessment, 'ticked' | 'onTick'> {
  readonly application: Application
}

/** [FEE-01] The exporter's claim that the authority was at fault: an officer who confirms it waives the fee. */
export function FeeWaiver({ application, ticked, onTick }: FeeWaiverProps) {
  const say = useText()
  if (!waivesFee(application.replacementInformation?.reasonForReplacement) || onTick === undefined) return null
  return (
    <Alert tone="info" className="mt-3">
      <p>{say(texts.feeMayBeWaived)}</p>
      <Checkbox
        className="mt-2"
        label={say(texts.feeWaived)}
        checked={ticked.has(feeWaivedTick)}
        onChange={({ target }) => onTick([feeWaivedTick], target.checked)}
      />
    </Alert>
  )
}
