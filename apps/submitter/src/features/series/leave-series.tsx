import { useText } from '@eksport/portal/text/use-text.ts'
import { ConfirmDialog } from '@eksport/ui'
import { useBlocker } from '@tanstack/react-router'
import { seriesTexts as texts } from './series.texts.ts'

interface LeaveSeriesProps {
  /** Saves what can be saved; resolves to whether that is everything. */
  readonly onSave: () => Promise<boolean>
  /** Whether some content exists only on this page. */
  readonly isLost: boolean
}

/** [EXP-03] Saves the series before the person leaves it. If not everything can be saved, asks, and says what happens to the rest. */
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
