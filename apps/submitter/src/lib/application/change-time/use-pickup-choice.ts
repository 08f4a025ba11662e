import type { PickupTime } from '@eksport/api'
import { type Application, retrievalSection } from '@eksport/domain'
import { domainIssueTexts } from '@eksport/domain/templates'
import { issueText, validateSections } from '@eksport/forms'
import { useCheckContext } from '@eksport/portal/case/check-context.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useEksport } from '@eksport/ui'
import { useState } from 'react'

const pathOf = (name: keyof PickupTime) => `certificateRetrieval.${name}`

/** [EXP-11] [PIK-08] The chosen pickup, and the errors of the form or the server after an attempt. */
export function usePickupChoice({ certificateRetrieval: before = {} }: Application, error: unknown) {
  const { locale } = useEksport()
  const checking = useCheckContext()
  const [chosen, setChosen] = useState<Partial<PickupTime>>({ date: before.date, time: before.time })
  const [tried, setTried] = useState(false)
  const { date, time } = chosen
  const pickup = { ...before, date, time }
  const isMoved = date !== before.date || time !== before.time
  const issues = validateSections([retrievalSection], { certificateRetrieval: pickup }, checking)
  const refused = tried && isApiError(error, 400) ? error.fieldErrors : {}
  const textAt = (name: keyof PickupTime) => {
    const issue = tried ? issues.find(({ path }) => path === pathOf(name)) : undefined
    return issue ? issueText(issue, locale, domainIssueTexts) : refused[pathOf(name)]?.join(' ')
  }
  const errors = { date: textAt('date'), time: textAt('time') }
  return {
    pickup,
    isMoved,
    errors,
    /** Whether the person tried to confirm an unchanged pickup. */
    isSame: tried && !isMoved,
    /** Whether the errors are shown at its fields. */
    isRefused: errors.date !== undefined || errors.time !== undefined,
    choose: (next: Partial<PickupTime>) => {
      setTried(false)
      setChosen(next)
    },
    /** The pickup to request, if it is new and valid. */
    take: (): PickupTime | undefined => {
      setTried(true)
      const isFine = issues.every(({ path }) => path !== pathOf('date') && path !== pathOf('time'))
      return isMoved && isFine && date !== undefined && time !== undefined ? { date, time } : undefined
    },
  }
}

export type PickupChoice = ReturnType<typeof usePickupChoice>
