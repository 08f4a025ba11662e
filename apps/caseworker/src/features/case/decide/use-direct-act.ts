import { type Application, type OfficerAction, officerActionDescriptions } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useHandleCase } from '#src/lib/handle-case.ts'
import { tellDone } from '#src/lib/tell-done.ts'
import { ticksAnswered } from '../api/case-ticks.ts'
import { decideTexts as texts } from './decide.texts.ts'
import { approvalReceipt, useUndoApproval } from './use-undo-approval.ts'

/** Milliseconds that 'Angre' is in sight; the server decides how long it holds. */
const undoShown = 10_000

const needsNoDialog = (act: OfficerAction): act is 'take' | 'approve' => act === 'take' || act === 'approve'

interface Around {
  readonly application: Application
  /** Opens the dialog of an act that must say something. */
  readonly open: (act: OfficerAction) => void
  /** It is approved, as far as this officer is concerned. */
  readonly onApproved: (() => void) | undefined
}

/** [CW-10] Acts at once where nothing must be said: a case is taken, and approved with a while to take that back. */
export function useDirectAct({ application, open, onApproved }: Around) {
  const say = useText()
  const { referenceNumber, version } = application
  const queries = useQueryClient()
  const handle = useHandleCase(referenceNumber, () => ticksAnswered(queries, referenceNumber))
  const undo = useUndoApproval()
  const sayDone = (act: 'take' | 'approve') => {
    if (act === 'take') return tellDone(referenceNumber, say(officerActionDescriptions.take.done))
    const action = { label: say(texts.undo), onSelect: () => void undo(referenceNumber) }
    tellDone(referenceNumber, say(texts.approvedSoon), {
      ...approvalReceipt(referenceNumber),
      action,
      duration: undoShown,
    })
    onApproved?.()
  }
  const act = (next: OfficerAction) => {
    if (!needsNoDialog(next)) {
      handle.reset()
      return open(next)
    }
    // An act in an older version is done, though not all that it changed has been read again: a quick key counts.
    if (handle.isPending && handle.variables.version === version) return
    const handling = next === 'approve' ? ({ action: next, undoable: true } as const) : { action: next }
    handle.mutate({ version, handling }, { onSuccess: () => sayDone(next) })
  }
  return { act, error: handle.error }
}
