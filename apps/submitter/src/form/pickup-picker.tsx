import { formatKroner, type PickupBand } from '@eksport/domain'
import { domainIssueTexts } from '@eksport/domain/templates'
import { type Issue, issueText } from '@eksport/forms'
import { useOfficePolicies } from '@eksport/portal/case/check-context.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { useEksport } from '@eksport/ui'
import { PickupTimePicker } from '@eksport/ui/certificate'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { feeQuery } from '../draft/api/calculate-fee.ts'
import { useAnswers } from '../draft/draft-context.ts'
import { usePickupOffices } from '../draft/use-pickup-offices.ts'
import { formTexts as texts } from './form.texts.ts'

interface PickupPickerProps {
  readonly id: string
  readonly issues: readonly Issue[]
}

/** Date and time, once an office is chosen whose hours decide them. */
export function PickupPicker({ id, issues }: PickupPickerProps) {
  const say = useText()
  const { locale } = useEksport()
  const { answers, change } = useAnswers()
  const { office, date, time, ...rest } = answers.certificateRetrieval ?? {}
  const { feeOf, isDoubled } = useBandFees()
  const policies = useOfficePolicies()
  const { isGone } = usePickupOffices()
  const policy = useMemo(() => {
    if (office === undefined || isGone) return undefined
    const rules = policies.get(office)
    // Leaves out times that the form would refuse: its lead time is longer than the office's usual one.
    return rules && { ...rules, leadMinutes: rules.formLeadMinutes }
  }, [office, isGone, policies])
  if (policy === undefined) {
    return (
      <p id={`${id}-date`} tabIndex={-1} className="rounded border border-dashed border-field-line p-4 text-subtle">
        {say(texts.officeFirst)}
      </p>
    )
  }
  const textAt = (name: string) => {
    const issue = issues.find(({ path }) => path === `certificateRetrieval.${name}`)
    return issue && issueText(issue, locale, domainIssueTexts)
  }
  return (
    <PickupTimePicker
      id={id}
      policy={policy}
      value={{ date: date ?? null, time: time ?? null }}
      errors={{ date: textAt('date'), time: textAt('time') }}
      feeOf={feeOf}
      {...(isDoubled ? {} : { messages: { doubleFee: say(texts.sameFee) } })}
      onValueChange={(value) =>
        change({
          ...answers,
          certificateRetrieval: {
            ...rest,
            office,
            ...(value.date === null ? {} : { date: value.date }),
            ...(value.time === null ? {} : { time: value.time }),
          },
        })
      }
    />
  )
}

/** The fees of a pickup within and outside ordinary hours, shown beside the times; a replacement has a fixed fee. */
function useBandFees() {
  const { answers } = useAnswers()
  const { office, date } = answers.certificateRetrieval ?? {}
  const facts = { ...answers, certificateRetrieval: { office, date } }
  const ordinary = useQuery(feeQuery({ ...facts, outsideWorkingHours: false }))
  const late = useQuery(feeQuery({ ...facts, outsideWorkingHours: true }))
  const feeOf = ({ code }: PickupBand) => {
    const fee = code === 'after-hours' ? late.data : ordinary.data
    return fee && formatKroner(fee.amount)
  }
  const isDoubled = late.data
    ? late.data.lines.some(({ code }) => code === 'HELSESERTIFIKAT_UTENFOR_AAPNINGSTID')
    : answers.applicationType !== 'ERSTATNINGSSERTIFIKAT'
  return { feeOf, isDoubled }
}
