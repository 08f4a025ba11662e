import { useText } from '@eksport/portal/text/use-text.ts'
import { ConfirmDialog } from '@eksport/ui'
import { useBlocker } from '@tanstack/react-router'
import { useActs, useSaving, useStored } from '../draft/draft-context.ts'
import { isFormPage } from '../draft/step-link.ts'
import { formTexts as texts } from './form.texts.ts'

interface LeaveDialogProps {
  /** Whether the draft has ended, so that nothing more is sent from this browser. */
  readonly hasEnded: boolean
}

/** Saves the form when the person leaves it; if that fails, asks, and says what becomes of the changes. */
export function LeaveDialog({ hasEnded }: LeaveDialogProps) {
  const say = useText()
  const { application } = useStored()
  const { flush } = useActs()
  const { isKeptHere } = useSaving()
  const blocker = useBlocker({
    withResolver: true,
    enableBeforeUnload: false,
    shouldBlockFn: async ({ next }) => !isFormPage(application.referenceNumber, next) && (await flush()) !== 'saved',
  })
  const isSentLater = isKeptHere && !hasEnded
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={say(isSentLater ? texts.leaveKeptTitle : texts.leaveTitle)}
      confirmLabel={say(texts.leave)}
      cancelLabel={say(texts.stay)}
      onConfirm={() => blocker.proceed?.()}
    >
      {say(isSentLater ? texts.leaveKeptText : texts.leaveText)}
    </ConfirmDialog>
  )
}
