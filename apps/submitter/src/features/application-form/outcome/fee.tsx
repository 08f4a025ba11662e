import { type FormAnswers, formatDate, formatKroner } from '@eksport/domain'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { feeQuery } from '../api/calculate-fee.ts'
import { useDraft } from '../draft/draft-context.ts'
import { outcomeTexts as texts } from './outcome.texts.ts'

const offices = ['certificate-offices'] as const

/** The fee of answers in words, while it is not known why; `isKnown` says which of them. */
export function useFee(answers: FormAnswers) {
  const say = useText()
  const fee = useQuery({ ...feeQuery(answers), placeholderData: (previous) => previous })
  if (fee.data === undefined)
    return { isKnown: false, text: say(fee.isError ? texts.feeFailed : texts.feeWaits), isDouble: false } as const
  return { isKnown: true, text: formatKroner(fee.data.amount), isDouble: fee.data.outsideWorkingHours } as const
}

/** [WIZ-15] Where and when the paper is fetched, and what the application costs. */
export function PickupAndFee() {
  const say = useText()
  const { relevant } = useDraft()
  const labels = useCodeLabels(offices)
  const fee = useFee(relevant)
  const { office, date, time } = relevant.certificateRetrieval ?? {}
  return (
    <dl className="border-t border-line text-cell">
      {office !== undefined && date !== undefined && (
        <Row label={say(texts.pickup)}>
          {labels.label('certificate-offices', office)}
          <span className="block whitespace-nowrap">
            {time === undefined ? formatDate(date) : say(texts.pickupAt, { date: formatDate(date), time })}
          </span>
        </Row>
      )}
      <Row label={say(texts.fee)}>
        {fee.isKnown ? <b className="text-h2 font-bold">{fee.text}</b> : fee.text}
        {fee.isDouble && <span className="block text-small text-warning-text">{say(texts.feeDouble)}</span>}
      </Row>
    </dl>
  )
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3 border-b border-line py-2">
      <dt className="text-subtle">{label}</dt>
      <dd className="text-right tabular-nums">{children}</dd>
    </div>
  )
}
