import { useText } from '@eksport/portal/text/use-text.ts'
import { ConfirmDialog } from '@eksport/ui'
import { useBlocker } from '@tanstack/react-router'
import { useDraft } from '../draft/draft-context.ts'
import { isFormPage } from '../draft/step-link.ts'
import { formTexts as texts } from '../form.texts.ts'

/** Whoever leaves the form has it saved first; if that fails, they are asked, and told what becomes of it. */
export function LeaveDialog() {
  const say = useText()
  const { application, flush, isKeptHere } = useDraft()
  const blocker = useBlocker({
    withResolver: true,
    enableBeforeUnload: false,
    shouldBlockFn: async ({ next }) => !isFormPage(application.referenceNumber, next) && (await flush()) !== 'saved',
  })
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={say(isKeptHere ? texts.leaveKeptTitle : texts.leaveTitle)}
      confirmLabel={say(texts.leave)}
      cancelLabel={say(texts.stay)}
      onConfirm={() => blocker.proceed?.()}
    >
      {say(isKeptHere ? texts.leaveKeptText : texts.leaveText)}
    </ConfirmDialog>
  )
}
