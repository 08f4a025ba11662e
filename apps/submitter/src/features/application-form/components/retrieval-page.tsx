import { formatKroner, officePolicy, type PickupBand } from '@eksport/domain'
import { domainIssueTexts } from '@eksport/domain/templates'
import { type Issue, issueText, validateSections } from '@eksport/forms'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, StepForm, useEksport } from '@eksport/ui'
import { PickupTimePicker } from '@eksport/ui/certificate'
import { useQuery } from '@tanstack/react-query'
import { useId, useMemo, useState } from 'react'
import { feeQuery } from '../api/calculate-fee.ts'
import { flagsQuery } from '../api/get-flags.ts'
import { pickupOfficesQuery } from '../api/list-pickup-offices.ts'
import { useDraft } from '../draft/draft-context.ts'
import { pickerSectionId, retrievalSections } from '../draft/retrieval-sections.ts'
import { useSurroundings } from '../draft/use-surroundings.ts'
import { formTexts as texts } from '../form.texts.ts'
import { FormFrame } from './form-frame.tsx'
import { useStep } from './step-page.tsx'
import { useNext } from './use-next.ts'

/** [WIZ-15] Where and when the paper is fetched. */
export function RetrievalPage() {
  const say = useText()
  const formId = useId()
  const step = useStep('henting')
  const { answers, change, generation } = useDraft()
  const flags = useQuery(flagsQuery)
  const offices = useQuery(pickupOfficesQuery(answers.certificateTemplate))
  const withCompany = flags.data?.pickupCompanyField ?? false
  const sections = useMemo(() => retrievalSections(step.sections, withCompany), [step, withCompany])
  const lists = useMemo(() => ({ 'certificate-offices': offices.data }), [offices.data])
  const { isError, ...surroundings } = useSurroundings(noSections, {}, lists)
  const [tried, setTried] = useState(false)
  const { busy, next, back } = useNext('henting')
  return (
    <FormFrame
      step="henting"
      intro={step.intro && say(step.intro)}
      actions={{ form: formId, busy, ...(back && { onBack: back }) }}
    >
      {(isError || offices.isError) && (
        <Alert tone="warning" role="alert" className="mb-7">
          {say(texts.listsFailed)}
        </Alert>
      )}
      <StepForm
        {...surroundings}
        key={generation}
        id={formId}
        sections={sections}
        answers={{ ...answers }}
        onAnswersChange={(given) => change(given)}
        onInvalid={() => setTried(true)}
        onValid={() => void next()}
        renderSection={(section) =>
          section.id === pickerSectionId ? (
            <Picker
              key={section.id}
              id={`${formId}-certificateRetrieval`}
              openingHours={
                offices.data?.find(({ code }) => code === answers.certificateRetrieval?.office)?.openingHours
              }
              issues={tried ? validateSections([section], { ...answers }, { now: surroundings.now }) : noIssues}
            />
          ) : undefined
        }
      />
    </FormFrame>
  )
}
const noSections = [] as const
const noIssues: readonly Issue[] = []

interface PickerProps {
  readonly id: string
  readonly openingHours: string | undefined
  readonly issues: readonly Issue[]
}

/** Day and time, once there is an office whose hours decide them. */
function Picker({ id, openingHours, issues }: PickerProps) {
  const say = useText()
  const { locale } = useEksport()
  const { answers, change } = useDraft()
  const { office, date, time, ...rest } = answers.certificateRetrieval ?? {}
  const feeOf = useBandFees()
  const policy = useMemo(() => {
    if (office === undefined) return undefined
    const rules = officePolicy(openingHours === undefined ? office : { code: office, openingHours })
    // What the form would refuse is not offered: its lead is longer than the picker's own at one office.
    return { ...rules, leadMinutes: rules.formLeadMinutes }
  }, [office, openingHours])
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

/** What a pickup costs within ordinary hours and after them, beside the times. */
function useBandFees(): (band: PickupBand) => string | undefined {
  const { answers } = useDraft()
  const { office, date } = answers.certificateRetrieval ?? {}
  const facts = { ...answers, certificateRetrieval: { office, date } }
  const ordinary = useQuery(feeQuery({ ...facts, outsideWorkingHours: false }))
  const late = useQuery(feeQuery({ ...facts, outsideWorkingHours: true }))
  return ({ code }) => {
    const fee = code === 'after-hours' ? late.data : ordinary.data
    return fee && formatKroner(fee.amount)
  }
}
