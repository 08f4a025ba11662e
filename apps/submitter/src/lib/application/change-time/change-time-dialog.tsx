import {
  type Application,
  formatInstant,
  formatReference,
  type OfficePolicy,
  pickupMovableUntil,
} from '@eksport/domain'
import { useOfficePolicies } from '@eksport/portal/case/check-context.ts'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, Dialog } from '@eksport/ui'
import { Check } from 'lucide-react'
import { useId, useMemo, useRef, useState } from 'react'
import { changeTimeTexts as texts } from './change-time.texts.ts'
import { ChooseDeparture } from './choose-departure.tsx'
import { ChoosePickup } from './choose-pickup.tsx'
import { differenceWords } from './moment-words.ts'
import { MovedPickup } from './moved-pickup.tsx'
import type { DepartureChoice } from './use-departure-choice.ts'
import { useMoveTimes } from './use-move-times.ts'
import type { MovedFee } from './use-moved-fee.ts'

const offices = ['certificate-offices'] as const

interface ChangeTimeDialogProps {
  readonly application: Application
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** [EXP-11] Changes date and time at the same office; shows the consequences before the person confirms. */
export function ChangeTimeDialog(props: ChangeTimeDialogProps) {
  const { application, open } = props
  const office = application.certificateRetrieval?.office ?? ''
  const policy = useOfficePolicies().get(application.actions.includes('change-time') ? office : '')
  // An abandoned choice is not kept: each opening starts from the current pickup.
  const [openings, setOpenings] = useState({ open, count: 0 })
  if (openings.open !== open) setOpenings({ open, count: openings.count + (open ? 1 : 0) })
  return <TimeDialog key={openings.count} {...props} policy={policy} />
}

function TimeDialog({
  application,
  open,
  onOpenChange,
  policy,
}: ChangeTimeDialogProps & { readonly policy: OfficePolicy | undefined }) {
  const say = useText()
  const id = useId()
  const labels = useCodeLabels(offices)
  const { referenceNumber, certificateRetrieval: pickup = {} } = application
  const { choice, departure, fee, isPending, problem, submit } = useMoveTimes(application, id, () =>
    onOpenChange(false),
  )
  const { dialog, chosenDay } = useChosenDay()
  const until = policy && pickupMovableUntil(pickup, policy)
  return (
    <Dialog
      ref={dialog}
      open={open}
      onOpenChange={onOpenChange}
      closable={!isPending}
      initialFocus={chosenDay}
      size="lg"
      title={say(texts.change)}
      description={[
        formatReference(referenceNumber),
        policy && labels.label('certificate-offices', pickup.office ?? ''),
      ]
        .filter(Boolean)
        .join(' · ')}
      footer={
        <>
          {problem !== undefined && (
            <Alert tone="danger" role="alert" className="basis-full">
              {problem}
            </Alert>
          )}
          <Button
            kind="primary"
            icon={<Check aria-hidden="true" />}
            busy={isPending || fee.isWaiting}
            onClick={() => void submit()}
          >
            {actionWords(say, fee, departure)}
          </Button>
          <Button disabled={isPending} onClick={() => onOpenChange(false)}>
            {say(texts.cancel)}
          </Button>
          {until !== undefined && (
            <p className="self-center text-small text-subtle tabular-nums max-md:hidden">
              {say(texts.youMay, { moment: formatInstant(until) })}
            </p>
          )}
        </>
      }
    >
      <div className="grid grid-cols-1 gap-x-8 gap-y-7 lg:grid-cols-[minmax(0,1fr)_272px]">
        <div className="flex min-w-0 flex-col gap-y-7">
          <ChooseDeparture id={id} choice={departure} />
          {policy && (
            <ChoosePickup
              id={id}
              application={application}
              policy={policy}
              choice={choice}
              leaves={departure.way === 'CHANGE' && departure.isMoved ? departure.departure.date : undefined}
            />
          )}
        </div>
        <MovedPickup application={application} choice={choice} departure={departure} fee={fee} />
      </div>
    </Dialog>
  )
}

/** The button states the fee. */
function actionWords(
  say: ReturnType<typeof useText>,
  { from, to = from }: MovedFee,
  departure: DepartureChoice,
): string {
  if (departure.isMoved && departure.way === 'ASK') return say(texts.ask)
  if (departure.isMoved && departure.way === 'REPLACE') return say(texts.replace)
  if (to === from) return say(texts.change)
  return `${say(texts.change)}, ${differenceWords(from, to)}`
}

/** Where focus starts: the day of the pickup, in a month or in a list of a few days. */
function useChosenDay() {
  const dialog = useRef<HTMLDivElement>(null)
  const chosenDay = useMemo(
    () => ({
      get current() {
        return (
          dialog.current?.querySelector<HTMLElement>('[data-date][tabindex="0"], [role=radiogroup] input:checked') ??
          dialog.current?.querySelector<HTMLElement>('input') ??
          null
        )
      },
    }),
    [],
  )
  return { dialog, chosenDay }
}
