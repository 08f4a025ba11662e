import { useText } from '@eksport/portal/text/use-text.ts'
import { ConfirmDialog } from '@eksport/ui'
import { useBlocker } from '@tanstack/react-router'
import { seriesTexts as texts } from './series.texts.ts'

interface LeaveSeriesProps {
  /** Saves what can be saved, and says whether that is all. */
  readonly onSave: () => Promise<boolean>
  /** Whether there is something that lies nowhere but on this page. */
  readonly isLost: boolean
}

/** [EXP-03] Whoever leaves the series has it saved first; where that is not all, they are asked, and told what becomes of the rest. */
export function LeaveSeries({ onSave, isLost }: LeaveSeriesProps) {
  const say = useText()
  const blocker = useBlocker({
    withResolver: true,
    enableBeforeUnload: () => isLost,
    shouldBlockFn: async () => !(await onSave()),
  })
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={say(texts.leaveTitle)}
      confirmLabel={say(texts.leave)}
      cancelLabel={say(texts.stay)}
      onConfirm={() => blocker.proceed?.()}
    >
      {say(isLost ? texts.leaveLost : texts.leaveKept)}
    </ConfirmDialog>
  )
}
