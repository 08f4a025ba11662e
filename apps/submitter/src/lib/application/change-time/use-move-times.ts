import type { DepartureTime, PickupTime } from '@eksport/api'
import type { Application } from '@eksport/domain'
import type { LocalizedText } from '@eksport/forms'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { toast } from '@eksport/ui'
import { useNavigate } from '@tanstack/react-router'
import { newReplacementLink } from '../draft-link.ts'
import { useAskDeparture } from './ask-departure.ts'
import { useChangeDeparture } from './change-departure.ts'
import { useChangePickup } from './change-pickup.ts'
import { changeTimeTexts as texts } from './change-time.texts.ts'
import { type DepartureChoice, useDepartureChoice } from './use-departure-choice.ts'
import { useMovedFee } from './use-moved-fee.ts'
import { type PickupChoice, usePickupChoice } from './use-pickup-choice.ts'

/** The change to request if the choices are valid, otherwise the part that is wrong. */
type Wanted =
  | { readonly wrong: 'time' | 'departure' }
  | { readonly wrong?: never; readonly leaves?: DepartureTime; readonly at?: PickupTime }

function wantedOf(choice: PickupChoice, departure: DepartureChoice): Wanted {
  if (!departure.isMoved) {
    const at = choice.take()
    return at === undefined ? { wrong: 'time' } : { at }
  }
  const leaves = departure.take()
  if (leaves === undefined) return { wrong: 'departure' }
  // An unchanged pickup need not be a time that could be chosen today.
  if (departure.way !== 'CHANGE' || !choice.isMoved) return { leaves }
  const at = choice.take()
  return at === undefined ? { wrong: 'time' } : { leaves, at }
}

/** The requests behind the button, of which one is made. */
function useCalls(application: Application) {
  const move = useChangePickup(application)
  const leave = useChangeDeparture(application)
  const ask = useAskDeparture(application)
  const all = [move, leave, ask]
  return {
    move,
    leave,
    ask,
    error: all.find(({ isError }) => isError)?.error,
    isPending: all.some((one) => one.isPending),
    forget: () => {
      for (const one of all) one.reset()
    },
  }
}

function refusalWords(error: unknown): LocalizedText | string {
  if (isApiError(error, 412)) return texts.stale
  if (isApiError(error, 422)) return error.errors.map(({ message }) => message).join(' ') || error.title
  return isApiError(error, 409) ? error.title : texts.failed
}

/** [EXP-11] The choices in the dialog, and the action that carries them out. */
export function useMoveTimes(application: Application, id: string, close: () => void) {
  const say = useText()
  const navigate = useNavigate()
  const { move, leave, ask, error, isPending, forget } = useCalls(application)
  const choice = usePickupChoice(application, error)
  const departure = useDepartureChoice(application, choice.pickup.date, error)
  const fee = useMovedFee(application, choice.pickup)
  const focus = (part: 'time' | 'departure') => document.getElementById(`${id}-${part}`)?.focus()
  const attempt = async (call: () => Promise<unknown>, done: LocalizedText) => {
    forget()
    try {
      await call()
    } catch (refused) {
      // The error is shown in the dialog.
      if (isApiError(refused, 400)) focus(departure.isMoved ? 'departure' : 'time')
      return
    }
    close()
    toast.success(say(done))
  }
  const depart = (leaves: DepartureTime, at: PickupTime | undefined) =>
    attempt(() => leave.mutateAsync({ departure: leaves, shownFee: fee.to, ...(at && { pickup: at }) }), texts.departed)
  const submit = async () => {
    const wanted = wantedOf(choice, departure)
    if (wanted.wrong !== undefined) return focus(wanted.wrong)
    const { leaves, at } = wanted
    if (leaves && departure.way === 'REPLACE') return navigate(newReplacementLink(application.referenceNumber, leaves))
    if (leaves && departure.way === 'ASK') return attempt(() => ask.mutateAsync(leaves), texts.asked)
    // Nobody confirms an unknown fee.
    if (fee.isError) return fee.retry()
    if (leaves) return depart(leaves, at)
    if (at) return attempt(() => move.mutateAsync({ ...at, shownFee: fee.to }), texts.changed)
  }
  const findProblem = () => {
    if (choice.isSame && !departure.isMoved) return texts.chooseAnother
    if (fee.isError) return texts.feeFailed
    return error === undefined || choice.isRefused || departure.isRefused ? undefined : refusalWords(error)
  }
  const words = findProblem()
  const problem = typeof words === 'object' ? say(words) : words
  return { choice, departure, fee, isPending, problem, submit }
}
