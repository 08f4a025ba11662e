import {
  type Application,
  type ApplicationStatus,
  type CodeLabels,
  clockOf,
  formatDate,
  officeDay,
  officePolicies,
  today,
  type Viewpoint,
} from '@eksport/domain'
import { Alert } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../text/use-text.ts'
import { closedTexts, goneTexts } from './closed-pickup.texts.ts'
import { isUndecided } from './is-undecided.ts'
import { openingHoursQuery } from './opening-hours-query.ts'
import { useNow } from './use-now.ts'

/** Even when it is issued, its paper may still have to be fetched. */
const isFetchedYet = (application: Application) => {
  const issued: ApplicationStatus = 'UTSTEDT'
  return clockOf(application) !== 'ENDED' || application.applicationStatus === issued
}

interface ClosedPickupProps {
  readonly application: Application
  readonly labels: Pick<CodeLabels, 'label'>
  readonly viewpoint: Viewpoint
  readonly className?: string
}

/** Why nothing can be fetched there; undefined where the office is open, or not known to be closed. */
function useClosing({ application }: Pick<ClosedPickupProps, 'application'>) {
  const now = useNow()
  const { office, date } = application.certificateRetrieval ?? {}
  const isAhead = office !== undefined && date !== undefined && date >= today(now) && isFetchedYet(application)
  const { data: hours } = useQuery({ ...openingHoursQuery, enabled: isAhead })
  const policy = isAhead && hours ? officePolicies(hours).get(office) : undefined
  if (policy === undefined || date === undefined || office === undefined) return undefined
  if (hours?.offices.some(({ code, active }) => code === office && !active)) return { office, date, texts: goneTexts }
  const { open, reason } = officeDay(policy, date, now)
  return open || reason === undefined ? undefined : { office, date, texts: closedTexts, reason: reason.text }
}

/**
 * [PIK-08] [PIK-10] A notice that the office has closed, for good or on the day of the pickup, since the application was sent,
 * why, and what the reader can do about it.
 */
export function ClosedPickup({ application, labels, viewpoint, className = '' }: ClosedPickupProps) {
  const say = useText()
  const closing = useClosing({ application })
  if (closing === undefined) return null
  const { office, date, texts, reason } = closing
  const officer = isUndecided(application) ? texts.undecided : texts.decided
  const canMove = 'exporterMoves' in texts && application.actions.includes('change-time')
  const exporter = canMove ? texts.exporterMoves : texts.exporter
  return (
    <Alert tone="warning" className={className} heading={say(texts.heading)}>
      {say(viewpoint === 'INNSENDER' ? exporter : officer, {
        office: labels.label('certificate-offices', office),
        date: formatDate(date),
        reason: reason === undefined ? '' : say(reason),
      })}
    </Alert>
  )
}
