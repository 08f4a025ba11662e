import type { DepartureTime } from '@eksport/api'
import { type Application, departureDays } from '@eksport/domain'
import { domainIssueTexts, formOf, templateOf } from '@eksport/domain/templates'
import { type DateField, issueText, type Section, type TimeField, validateSections } from '@eksport/forms'
import { useCheckContext } from '@eksport/portal/case/check-context.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useEksport } from '@eksport/ui'
import { useMemo, useState } from 'react'
import { type DepartureWay, departureWay } from './departure-way.ts'

const paths = { date: 'transport.dateOfDeparture', time: 'transport.timeOfDeparture' } as const
const names = ['date', 'time'] as const

interface Asked {
  readonly section: Section
  readonly date: DateField
  readonly time: TimeField | undefined
}

/** The form's questions about the departure, without the rest of their page. */
function askedOf(application: Application, way: DepartureWay | undefined): Asked | undefined {
  const template = way && templateOf(application)
  if (template === undefined) return undefined
  // The goods of a replacement may have left already.
  const { applicationType } = way === 'REPLACE' ? { applicationType: 'ERSTATNINGSSERTIFIKAT' as const } : application
  const sections = formOf(template, { ...application, applicationType }).steps.flatMap((step) => step.sections)
  const section = sections.find(({ fields }) => fields[paths.date] !== undefined)
  const [date, time] = names.map((name) => section?.fields[paths[name]])
  if (section === undefined || date?.kind !== 'date') return undefined
  const asked = time?.kind === 'time' ? time : undefined
  const fields = { [paths.date]: date, ...(asked && { [paths.time]: asked }) }
  return { section: { ...section, fields, checks: [] }, date, time: asked }
}

/** [EXP-11] [WIZ-10] The chosen departure, and the errors of the form or the server after an attempt. */
export function useDepartureChoice(application: Application, pickupDay: string | undefined, error: unknown) {
  const { locale } = useEksport()
  const checking = useCheckContext()
  const way = departureWay(application)
  const asked = useMemo(() => askedOf(application, way), [application, way])
  const { dateOfDeparture, timeOfDeparture } = application.transport ?? {}
  const before = { date: dateOfDeparture, time: timeOfDeparture }
  const [chosen, setChosen] = useState<Partial<DepartureTime>>(before)
  const [tried, setTried] = useState(false)
  const { date, time } = chosen
  const isMoved = asked !== undefined && (date !== before.date || time !== before.time)
  const transport = { dateOfDeparture: date, timeOfDeparture: time }
  const issues = asked ? validateSections([asked.section], { transport }, checking) : []
  const refused = tried && isApiError(error, 400) ? error.fieldErrors : {}
  const textAt = (name: (typeof names)[number]) => {
    const issue = tried && isMoved ? issues.find(({ path }) => path === paths[name]) : undefined
    return issue ? issueText(issue, locale, domainIssueTexts) : refused[paths[name]]?.join(' ')
  }
  const errors = { date: textAt('date'), time: textAt('time') }
  return {
    /** Undefined if the departure cannot be changed. */
    way: asked && way,
    asked,
    before,
    departure: chosen,
    isMoved,
    errors,
    /** Whether the errors are shown at its fields. */
    isRefused: errors.date !== undefined || errors.time !== undefined,
    /** The pickup and control must come before the departure; the goods of a replacement have often left already. */
    earliest: way === 'REPLACE' ? undefined : departureDays(application, pickupDay).from,
    choose: (next: Partial<DepartureTime>) => {
      setTried(false)
      setChosen(next)
    },
    /** The departure to request, if it is new and valid. */
    take: (): DepartureTime | undefined => {
      setTried(true)
      if (!isMoved || issues.length > 0 || date === undefined) return undefined
      return { date, ...(time !== undefined && { time }) }
    },
  }
}

export type DepartureChoice = ReturnType<typeof useDepartureChoice>
