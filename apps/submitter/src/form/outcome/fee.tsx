import {
  type Application,
  type FormAnswers,
  formatDayTime,
  formatKroner,
  isOutsideOrdinaryHours,
} from '@eksport/domain'
import { useOfficePolicies } from '@eksport/portal/case/check-context.ts'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { useFlag } from '@eksport/portal/flags/flags.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { feeQuery } from '../../draft/api/calculate-fee.ts'
import { useAnswers, useStored } from '../../draft/draft-context.ts'
import { outcomeTexts as texts } from './outcome.texts.ts'

const offices = ['certificate-offices'] as const

const isDoubled = (lines: readonly { readonly code?: string | undefined }[]) =>
  lines.some(({ code }) => code === 'HELSESERTIFIKAT_UTENFOR_AAPNINGSTID')

/** [FEE-01] [decisions.md 5.2] What was locked when a reopened draft was sent, while its answers cost no other fee than those that were sent. */
function useLockedFee(estimate: number | undefined, needsManualProcessing: boolean): Application['fees'] {
  const { application, sent } = useStored()
  const { fees } = application
  const before = useQuery({
    ...feeQuery({ ...(sent ?? application), needsManualProcessing }),
    enabled: fees !== undefined,
  })
  // Copies that were ordered of it are paid apart.
  return before.data?.amount === estimate ? fees?.filter(({ code }) => code !== 'BEKREFTET_KOPI') : undefined
}

/** The fee of answers in words, while it is not known why; `isKnown` says which of them. */
export function useFee(answers: FormAnswers) {
  const say = useText()
  const { validation } = useStored()
  const { needsManualProcessing } = validation
  const fee = useQuery({
    ...feeQuery({ ...answers, needsManualProcessing }),
    placeholderData: (previous) => previous,
  })
  const locked = useLockedFee(fee.data?.amount, needsManualProcessing)
  if (fee.data === undefined)
    return {
      isKnown: false,
      amount: undefined,
      text: say(fee.isError ? texts.feeFailed : texts.feeWaits),
      isDouble: false,
    } as const
  const lines = locked ?? fee.data.lines
  const amount = lines.reduce((sum, line) => sum + line.amount, 0)
  // Outside opening hours is not always double: a replacement costs what it costs.
  return { isKnown: true, amount, text: formatKroner(amount), isDouble: isDoubled(lines) } as const
}

/** [WIZ-20] That the fee is double, and why, while the authority wants it said. */
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

/** [WIZ-15] Where and when the paper is fetched, and what the application costs. */
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
        {fee.isKnown ? <b className="text-h2 font-bold">{fee.text}</b> : <span>{fee.text}</span>}
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
