import {
  type Application,
  clockOf,
  formatInstant,
  officePolicies,
  pickupMovableUntil,
  pickupStanding,
} from '@eksport/domain'
import { onApproach } from '@eksport/portal/browser/fetch-ahead.ts'
import { useNow } from '@eksport/portal/browser/use-now.ts'
import { openingHoursQuery } from '@eksport/portal/case/opening-hours-query.ts'
import { usePart } from '@eksport/portal/parts/use-part.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button } from '@eksport/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Clock } from 'lucide-react'
import { useState } from 'react'
import { changeTimeTexts as texts } from './change-time.texts.ts'

const loadDialog = () => import('./change-time-dialog.tsx')
const dialogOf = ({ ChangeTimeDialog }: Awaited<ReturnType<typeof loadDialog>>) => ChangeTimeDialog

interface ChangeTimeProps {
  readonly application: Application
  readonly className?: string
}

/** The latest moment to change the time, and whether it has passed; undefined if there is nothing to change. */
function useLimit({ actions, ...application }: Application) {
  const now = useNow()
  const { applicationStatus, certificateFormats, certificateRetrieval: pickup, collectedTime } = application
  const isAwaited = clockOf(application) === 'RUNNING' || applicationStatus === 'UTSTEDT'
  const isFetched = certificateFormats.includes('PAPER') && pickup?.office !== undefined && collectedTime === undefined
  const isAsked = isAwaited && isFetched
  const { data: hours } = useQuery({ ...openingHoursQuery, enabled: isAsked })
  const policy = isAsked && hours ? officePolicies(hours).get(pickup.office ?? '') : undefined
  const until = policy && pickup && pickupMovableUntil(pickup, policy)
  if (until === undefined) return undefined
  const isOver = pickupStanding(pickup, policy, now) === 'TOO_NEAR'
  return { moment: formatInstant(until), isOver: isOver && !actions.includes('change-time') }
}

/** [EXP-11] Opens the dialog that changes the pickup, and says until when that is possible. */
export function ChangeTime({ application, className = '' }: ChangeTimeProps) {
  const say = useText()
  const queries = useQueryClient()
  const limit = useLimit(application)
  const [open, setOpen] = useState(false)
  const { Part: Dialog, isComing, ask } = usePart(loadDialog, dialogOf)
  const hours = useMutation({ mutationFn: () => queries.ensureQueryData(openingHoursQuery) })
  const show = () => {
    const isThere = ask()
    hours.mutate(undefined, { onSuccess: async () => setOpen(await isThere) })
  }
  const isOffered = application.actions.some((action) => action === 'change-time' || action === 'change-departure')
  if (!isOffered && !limit?.isOver && Dialog === undefined) return null
  return (
    <div className={`flex flex-wrap items-center gap-x-4 gap-y-2 text-ui print:hidden ${className}`}>
      {isOffered && (
        <Button
          small
          icon={<Clock aria-hidden="true" />}
          aria-haspopup="dialog"
          busy={isComing || hours.isPending}
          onClick={show}
          {...onApproach(loadDialog)}
        >
          {say(texts.change)}
        </Button>
      )}
      {limit && (isOffered || limit.isOver) && (
        <p className="text-small text-subtle tabular-nums">
          {say(limit.isOver ? texts.tooLate : texts.until, { moment: limit.moment })}
        </p>
      )}
      {hours.isError && (
        <Alert tone="danger" role="alert" className="basis-full">
          {say(texts.notOpened)}
        </Alert>
      )}
      {Dialog && <Dialog application={application} open={open} onOpenChange={setOpen} />}
    </div>
  )
}
