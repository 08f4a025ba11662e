import type { CopyAnswers } from '@eksport/domain'
import { domainIssueTexts } from '@eksport/domain/templates'
import { issueText, type Section, validateSections } from '@eksport/forms'
import type { CheckContext } from '@eksport/portal/case/check-context.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { useEksport } from '@eksport/ui'
import { PickupTimePicker } from '@eksport/ui/certificate'
import { useMemo } from 'react'
import { copiesTexts as texts } from '../copies.texts.ts'

interface CopyPickupProps {
  /** Id of the form; links in its error summary lead to the date and the time. */
  readonly id: string
  /** The questions about date and time. */
  readonly section: Section
  readonly checking: CheckContext
  readonly answers: CopyAnswers
  /** Whether the form has been submitted once; errors are shown from then on. */
  readonly tried: boolean
  readonly onAnswersChange: (answers: CopyAnswers) => void
}

/** Date and time, once an office is chosen whose hours decide them. */
export function CopyPickup({ id, section, checking, answers, tried, onAnswersChange }: CopyPickupProps) {
  const say = useText()
  const { locale } = useEksport()
  const { collectionLocation: office, collectionDate, collectionTime, ...rest } = answers
  const policy = useMemo(() => {
    if (office === undefined) return undefined
    const rules = checking.given.offices.get(office)
    // Leaves out times that the form would refuse: its lead time is longer than the office's usual one.
    return rules && { ...rules, leadMinutes: rules.formLeadMinutes }
  }, [office, checking.given.offices])
  const issues = tried ? validateSections([section], { ...answers }, checking) : []
  const textAt = (path: string) => {
    const issue = issues.find((one) => one.path === path)
    return issue && issueText(issue, locale, domainIssueTexts)
  }
  return (
    <div id={`${id}-collectionDate`} tabIndex={-1}>
      <div id={`${id}-collectionTime`} tabIndex={-1}>
        {policy === undefined ? (
          <p className="rounded border border-dashed border-field-line p-4 text-subtle">{say(texts.officeFirst)}</p>
        ) : (
          <PickupTimePicker
            id={`${id}-collection`}
            policy={policy}
            value={{ date: collectionDate ?? null, time: collectionTime ?? null }}
            errors={{ date: textAt('collectionDate'), time: textAt('collectionTime') }}
            messages={{ doubleFee: say(texts.outsideHours) }}
            onValueChange={({ date, time }) =>
              onAnswersChange({
                ...rest,
                collectionLocation: office,
                ...(date === null ? {} : { collectionDate: date }),
                ...(time === null ? {} : { collectionTime: time }),
              })
            }
          />
        )}
      </div>
    </div>
  )
}
