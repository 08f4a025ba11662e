import { type Application, type OfficerAction, officerActionDescriptions } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useHandleCase } from '#src/lib/handle-case.ts'
import { tellDone } from '#src/lib/tell-done.ts'
import { ticksAnswered } from '../api/case-ticks.ts'
import { decideTexts as texts } from './decide.texts.ts'
import { approvalReceipt, useUndoApproval } from './use-undo-approval.ts'

/** Milliseconds that 'Angre' is shown; the server decides how long it works. */
const undoShown = 10_000

const direct = ['take', 'approve', 'confirm-print'] as const
type DirectAct = (typeof direct)[number]
const needsNoDialog = (act: OfficerAction): act is DirectAct => direct.some((one) => one === act)

interface Around {
  readonly application: Application
  /** Opens the dialog of an action that needs input. */
  readonly open: (act: OfficerAction) => void
  /** Called when this officer has approved the case. */
  readonly onApproved: (() => void) | undefined
}

/**
 * [CW-10] Carries out actions that need no input immediately: taking a case, approving it, which can be undone for a while, and saying
 * that it printed well, after which a misprint can still be reported.
 */
export function useDirectAct({ application, open, onApproved }: Around) {
  const say = useText()
  const { referenceNumber, version } = application
  const queries = useQueryClient()
  const handle = useHandleCase(referenceNumber, () => ticksAnswered(queries, referenceNumber))
  const undo = useUndoApproval()
  const sayDone = (act: DirectAct) => {
    if (act !== 'approve') return tellDone(referenceNumber, say(officerActionDescriptions[act].done))
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
    // A pending action on an older version has already succeeded and is only refetching, so a quick next key counts.
    if (handle.isPending && handle.variables.version === version) return
    const handling = next === 'approve' ? ({ action: next, undoable: true } as const) : { action: next }
    handle.mutate({ version, handling }, { onSuccess: () => sayDone(next) })
  }
  return { act, error: handle.error }
}
