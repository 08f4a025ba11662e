import { type FormAnswers, formatDayTime, formatKroner, isOutsideOrdinaryHours } from '@eksport/domain'
import { useOfficePolicies } from '@eksport/portal/case/check-context.ts'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { useFlag } from '@eksport/portal/flags/flags.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Link } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { feeQuery } from '../../draft/api/calculate-fee.ts'
import { useAnswers, useStored } from '../../draft/draft-context.ts'
import { formTexts } from '../form.texts.ts'
import { outcomeTexts as texts } from './outcome.texts.ts'

const offices = ['certificate-offices'] as const

const isDoubled = (lines: readonly { readonly code?: string | undefined }[]) =>
  lines.some(({ code }) => code === 'HELSESERTIFIKAT_UTENFOR_AAPNINGSTID')

/** The fee of the answers last submitted, for a reopened draft with a fixed fee. */
function useFeeAsSent(needsManualProcessing: boolean) {
  const { application, sent } = useStored()
  return useQuery({
    ...feeQuery({ ...(sent ?? application), needsManualProcessing }),
    enabled: application.fees !== undefined,
  })
}

/**
 * [FEE-01] The fee of the answers in words, or why it is unknown; `isKnown` tells which. `isLoading` while it is fetched; `askAgain`
 * retries after a failure. A reopened draft keeps the fee fixed at submission as long as its answers cost the same as those submitted
 * (decisions.md 5.2).
 */
export function useFee(answers: FormAnswers) {
  const say = useText()
  const { application, validation } = useStored()
  const { needsManualProcessing } = validation
  const fee = useQuery({
    ...feeQuery({ ...answers, needsManualProcessing }),
    placeholderData: (previous) => previous,
  })
  const asSent = useFeeAsSent(needsManualProcessing)
  const isLoading = fee.isLoading || asSent.isLoading
  const isError = !isLoading && (asSent.isError || (fee.isError && fee.data === undefined))
  if (fee.data === undefined || isLoading || isError)
    return {
      isKnown: false,
      amount: undefined,
      text: say(isLoading ? texts.feeComes : isError ? texts.feeFailed : texts.feeWaits),
      isDouble: false,
      isLoading,
      askAgain: isError ? () => void Promise.all([fee.refetch(), asSent.refetch()]) : undefined,
    } as const
  // Confirmed copies have their own fee.
  const locked =
    asSent.data?.amount === fee.data.amount
      ? application.fees?.filter(({ code }) => code !== 'BEKREFTET_KOPI')
      : undefined
  const lines = locked ?? fee.data.lines
  const amount = lines.reduce((sum, line) => sum + line.amount, 0)
  // Outside opening hours the fee is not always double: a replacement has a fixed fee.
  return { isKnown: true, amount, text: formatKroner(amount), isDouble: isDoubled(lines), isLoading: false } as const
}

/** [WIZ-20] Says that the fee is double, and why, while the authority wants it said. */
export function DoubleFee() {
  const say = useText()
  const { relevant } = useAnswers()
  const fee = useFee(relevant)
  const policies = useOfficePolicies()
  const isAnnounced = useFlag('overtimeFeeMessage') && fee.isDouble
  const { office, date, time } = relevant.certificateRetrieval ?? {}
  const policy = office === undefined ? undefined : policies.get(office)
  const isLatePickup =
    policy !== undefined && date !== undefined && time !== undefined && isOutsideOrdinaryHours(policy, date, time)
  return (
    <div role="status" className="mt-5 empty:hidden">
      {isAnnounced && (
        <Alert tone="warning" heading={say(texts.feeDouble)}>
          {say(isLatePickup ? texts.latePickup : texts.sentLate, { amount: fee.text })}
        </Alert>
      )}
    </div>
  )
}

interface FeeNotKnownProps {
  /** Why the fee is unknown. */
  readonly text: string
  readonly askAgain: (() => void) | undefined
}

/** Says why there is no fee, with a retry button if it failed to load. */
export function FeeNotKnown({ text, askAgain }: FeeNotKnownProps) {
  const say = useText()
  return (
    <span role="status">
      <span>{askAgain ? `${text}. ` : text}</span>
      {askAgain && (
        <Link inherit render={<button type="button" onClick={askAgain} />}>
          {say(formTexts.tryAgain)}
        </Link>
      )}
    </span>
  )
}

/** [WIZ-15] Where and when the paper certificate is collected, and the fee of the application. */
export function PickupAndFee() {
  const say = useText()
  const { relevant } = useAnswers()
  const labels = useCodeLabels(offices)
  const fee = useFee(relevant)
  const isAnnounced = useFlag('overtimeFeeMessage') && fee.isDouble
  const { office, date, time } = relevant.certificateRetrieval ?? {}
  return (
    <dl className="border-t border-line text-cell">
      {office !== undefined && date !== undefined && (
        <Row label={say(texts.pickup)}>
          <span>{labels.label('certificate-offices', office)}</span>
          <span className="block whitespace-nowrap">{formatDayTime(date, time)}</span>
        </Row>
      )}
      <Row label={say(texts.fee)}>
        {fee.isKnown ? <b className="text-h2 font-bold">{fee.text}</b> : <FeeNotKnown {...fee} />}
        {isAnnounced && <span className="block text-small text-warning-text">{say(texts.feeDouble)}</span>}
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
