import {
  type Application,
  type ApplicationStatus,
  type CodeLabels,
  clockOf,
  formatDate,
  officeDay,
  officePolicies,
  type Viewpoint,
} from '@eksport/domain'
import { today } from '@eksport/forms'
import { Alert } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../text/use-text.ts'
import { closedPickupTexts as texts } from './closed-pickup.texts.ts'
import { openingHoursQuery } from './opening-hours-query.ts'
import { useNow } from './use-now.ts'

/** Issued, its paper may still be fetched. */
const isFetchedYet = (application: Application) => {
  const issued: ApplicationStatus = 'UTSTEDT'
  return clockOf(application) !== 'ENDED' || application.applicationStatus === issued
}

interface ClosedPickupProps {
  readonly application: Application
  readonly labels: CodeLabels
  readonly viewpoint: Viewpoint
}

/** [PIK-08] [PIK-10] That the office has closed, for good or on the day of the pickup, since the application was sent, and why. */
export function ClosedPickup({ application, labels, viewpoint }: ClosedPickupProps) {
  const say = useText()
  const now = useNow()
  const { office, date } = application.certificateRetrieval ?? {}
  const isAhead = office !== undefined && date !== undefined && date >= today(now) && isFetchedYet(application)
  const { data: hours } = useQuery({ ...openingHoursQuery, enabled: isAhead })
  const policy = isAhead && hours ? officePolicies(hours).get(office) : undefined
  if (policy === undefined || date === undefined || office === undefined) return null
  const named = labels.label('certificate-offices', office)
  const isExporter = viewpoint === 'INNSENDER'
  if (hours?.offices.some(({ code, active }) => code === office && !active)) {
    return (
      <Alert tone="warning" className="mb-4" heading={say(texts.goneHeading)}>
        {say(isExporter ? texts.goneExporter : texts.goneOfficer, { office: named })}
      </Alert>
    )
  }
  const { open, reason } = officeDay(policy, date, now)
  if (open || reason === undefined) return null
  return (
    <Alert tone="warning" className="mb-4" heading={say(texts.heading)}>
      {say(isExporter ? texts.exporter : texts.officer, {
        office: named,
        date: formatDate(date),
        reason: say(reason.text),
      })}
    </Alert>
  )
}
