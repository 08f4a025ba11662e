import { useText } from '@eksport/portal/text/use-text.ts'
import { ConfirmDialog } from '@eksport/ui'
import { useBlocker } from '@tanstack/react-router'
import { cancellationTexts as texts } from '../cancellation.texts.ts'

/** Asks before what was written is lost; nothing of it is stored. */
export function LeaveGuard({ active }: { readonly active: boolean }) {
  const say = useText()
  const blocker = useBlocker({ withResolver: true, enableBeforeUnload: active, shouldBlockFn: () => active })
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={say(texts.leave)}
      confirmLabel={say(texts.leaveLabel)}
      cancelLabel={say(texts.stay)}
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
