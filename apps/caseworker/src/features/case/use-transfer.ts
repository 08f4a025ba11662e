import type { TransferTo } from '@eksport/api'
import type { OfficerAction } from '@eksport/domain'
import { KeptWriting, useKeptWriting } from '@eksport/portal/journal/kept-writing.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import type { useHandleCase } from '#src/lib/handle-case.ts'

/** The chosen new owner of a case, and its errors. */
export interface ChosenReceiver {
  /** Id of the field. */
  readonly id: string
  readonly to: TransferTo | undefined
  readonly isMissing: boolean
  /** Why the server refused the last choice. */
  readonly refusal: string | undefined
  readonly onChange: (to: TransferTo | undefined) => void
}

const kept = new KeptWriting<{ readonly to?: TransferTo }>({ shape: 1, isNothing: ({ to }) => to === undefined })

const refusalOf = (error: Error | null) => (isApiError(error) ? error.fieldErrors.transferTo?.join(' ') : undefined)

/** [ACT-05] The choice of a new owner in an action's dialog; if the server refuses the choice, another can be made. */
export function useTransfer(
  act: OfficerAction,
  referenceNumber: number,
  id: string,
  handle: ReturnType<typeof useHandleCase>,
) {
  const about = `receiver:${act}:${referenceNumber}`
  const { written, restoredFrom, write, forget } = useKeptWriting(kept, about, { begin: () => ({}) })
  const { to } = written
  const setTo = (chosen: TransferTo | undefined) => write(() => (chosen === undefined ? {} : { to: chosen }))
  const focus = () => document.getElementById(id)?.focus()
  return {
    id,
    to,
    isMissing: act === 'transfer' && to === undefined,
    refusal: refusalOf(handle.error),
    restoredFrom,
    forget,
    focus,
    onChange: (chosen: TransferTo | undefined) => {
      setTo(chosen)
      handle.reset()
    },
    onError: (error: Error) => {
      if (refusalOf(error) === undefined) return
      setTo(undefined)
      focus()
    },
  }
}
