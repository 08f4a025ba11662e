import { type Application, type OfficePolicy, pickupDays } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Heading } from '@eksport/ui'
import { PickupTimePicker } from '@eksport/ui/certificate'
import { useMemo } from 'react'
import { changeTimeTexts as texts } from './change-time.texts.ts'
import { momentWords } from './moment-words.ts'
import { useBandFees } from './use-moved-fee.ts'
import type { PickupChoice } from './use-pickup-choice.ts'

interface ChoosePickupProps {
  readonly id: string
  readonly application: Application
  readonly policy: OfficePolicy
  readonly choice: PickupChoice
  /** The date of a departure that moves as well. */
  readonly leaves: string | undefined
}

/** The dates and times to which the pickup can be moved, and their fees. */
export function ChoosePickup({ id, application, policy, choice, leaves }: ChoosePickupProps) {
  const say = useText()
  const { pickup, errors, choose } = choice
  const { feeOf, isDoubled } = useBandFees(application, pickup)
  const { from: minDate, to } = pickupDays(application)
  const maxDate = to === undefined ? undefined : (leaves ?? to)
  // Leaves out times that the server would refuse: the form's lead time is longer than the office's usual one.
  const rules = useMemo(() => ({ ...policy, leadMinutes: policy.formLeadMinutes }), [policy])
  return (
    <section aria-labelledby={`${id}-heading`} className="min-w-0">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <Heading level={3} id={`${id}-heading`}>
          {say(texts.pickup)}
        </Heading>
        <p className="text-subtle tabular-nums">
          {say(texts.now, { moment: momentWords(say, application.certificateRetrieval) })}
        </p>
      </div>
      <PickupTimePicker
        id={id}
        policy={rules}
        minDate={minDate}
        maxDate={maxDate}
        value={{ date: pickup.date ?? null, time: pickup.time ?? null }}
        errors={errors}
        feeOf={feeOf}
        {...(isDoubled ? {} : { messages: { doubleFee: say(texts.sameFee) } })}
        onValueChange={({ date, time }) => choose({ ...(date !== null && { date }), ...(time !== null && { time }) })}
      />
    </section>
  )
}
