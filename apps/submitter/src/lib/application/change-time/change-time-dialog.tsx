import {
  type Application,
  formatInstant,
  formatReference,
  type OfficePolicy,
  pickupMovableUntil,
} from '@eksport/domain'
import { useOfficePolicies } from '@eksport/portal/case/check-context.ts'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, Dialog, toast } from '@eksport/ui'
import { Check } from 'lucide-react'
import { useId, useMemo, useRef, useState } from 'react'
import { useChangePickup } from './change-pickup.ts'
import { changeTimeTexts as texts } from './change-time.texts.ts'
import { ChoosePickup } from './choose-pickup.tsx'
import { differenceWords } from './difference-words.ts'
import { MovedPickup } from './moved-pickup.tsx'
import { type MovedFee, useMovedFee } from './use-moved-fee.ts'
import { usePickupChoice } from './use-pickup-choice.ts'

const offices = ['certificate-offices'] as const

interface ChangeTimeDialogProps {
  readonly application: Application
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** [EXP-11] Another day and time at the same office: what it means is said before the press. */
export function ChangeTimeDialog(props: ChangeTimeDialogProps) {
  const { application, open } = props
  const policy = useOfficePolicies().get(application.certificateRetrieval?.office ?? '')
  // What was chosen and left is not kept: each opening begins at the pickup as it is.
  const [openings, setOpenings] = useState({ open, count: 0 })
  if (openings.open !== open) setOpenings({ open, count: openings.count + (open ? 1 : 0) })
  return policy && <TimeDialog key={openings.count} {...props} policy={policy} />
}

function TimeDialog({
  application,
  open,
  onOpenChange,
  policy,
}: ChangeTimeDialogProps & { readonly policy: OfficePolicy }) {
  const say = useText()
  const id = useId()
  const labels = useCodeLabels(offices)
  const { referenceNumber, certificateRetrieval: pickup = {} } = application
  const send = useChangePickup(application)
  const choice = usePickupChoice(application, send.error)
  const fee = useMovedFee(application, choice.pickup)
  const { dialog, chosenDay } = useChosenDay()
  const until = pickupMovableUntil(pickup, policy)
  const times = () => document.getElementById(`${id}-time`)
  const submit = async () => {
    const request = choice.take()
    if (request === undefined) {
      times()?.focus()
      return
    }
    if (fee.isError) {
      await fee.retry()
      return
    }
    try {
      await send.mutateAsync(request)
    } catch (error) {
      // Said in the dialog.
      if (isApiError(error, 400)) times()?.focus()
      return
    }
    onOpenChange(false)
    toast.success(say(texts.changed))
  }
  const findProblem = () => {
    if (choice.isSame) return say(texts.chooseAnother)
    if (fee.isError) return say(texts.feeFailed)
    if (!send.isError || choice.isRefused) return undefined
    if (isApiError(send.error, 412)) return say(texts.stale)
    return isApiError(send.error, 409) ? send.error.title : say(texts.failed)
  }
  const problem = findProblem()
  return (
    <Dialog
      ref={dialog}
      open={open}
      onOpenChange={onOpenChange}
      closable={!send.isPending}
      initialFocus={chosenDay}
      size="lg"
      title={say(texts.change)}
      description={`${formatReference(referenceNumber)} · ${labels.label('certificate-offices', pickup.office ?? '')}`}
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
            busy={send.isPending || fee.isWaiting}
            onClick={() => void submit()}
          >
            {actionWords(say, fee)}
          </Button>
          <Button disabled={send.isPending} onClick={() => onOpenChange(false)}>
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
        <ChoosePickup id={id} application={application} policy={policy} choice={choice} />
        <MovedPickup application={application} choice={choice} fee={fee} />
      </div>
    </Dialog>
  )
}

/** What is pressed says what it costs. */
function actionWords(say: ReturnType<typeof useText>, { from, to = from }: MovedFee): string {
  if (to === from) return say(texts.change)
  return `${say(texts.change)}, ${differenceWords(from, to)}`
}

/** Where the keyboard begins: the day of the pickup, in a month or in a list of few days. */
function useChosenDay() {
  const dialog = useRef<HTMLDivElement>(null)
  const chosenDay = useMemo(
    () => ({
      get current() {
        return (
          dialog.current?.querySelector<HTMLElement>('[data-date][tabindex="0"], [role=radiogroup] input:checked') ??
          null
        )
      },
    }),
    [],
  )
  return { dialog, chosenDay }
}
