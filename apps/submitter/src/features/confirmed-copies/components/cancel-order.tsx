import type { Application, CopyOrder } from '@eksport/domain'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, ConfirmDialog, toast } from '@eksport/ui'
import { useState } from 'react'
import { useCancelCopies } from '../api/copies.ts'
import { copiesTexts as texts } from '../copies.texts.ts'
import { useLeaveDone } from '../use-leave-done.ts'

interface CancelOrderProps {
  readonly application: Application
  readonly order: CopyOrder
  readonly onSending: (isSending: boolean) => void
  /** Called with the current order if somebody has changed it since it was seen. */
  readonly onStale?: (now: CopyOrder | undefined) => void
}

/** [STA-06] Asks for confirmation before an order is cancelled. */
export function CancelOrder({ application, order, onSending, onStale }: CancelOrderProps) {
  const say = useText()
  const [asking, setAsking] = useState(false)
  const cancel = useCancelCopies(application, order, onStale)
  const leave = useLeaveDone(application)
  const errorText = (error: unknown) => {
    if (isApiError(error, 412)) return say(texts.staleCancelling)
    return isApiError(error, 409) ? error.title : say(texts.cancelFailed)
  }
  return (
    <>
      <Button kind="danger" onClick={() => setAsking(true)}>
        {say(texts.cancelOrder)}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={say(texts.confirmCancel)}
        confirmLabel={say(texts.cancelOrder)}
        cancelLabel={say(texts.keep)}
        errorText={errorText}
        onConfirm={async () => {
          onSending(true)
          await cancel.mutateAsync().catch((error: unknown) => {
            onSending(false)
            throw error
          })
          toast.success(say(texts.cancelled))
          await leave()
        }}
      >
        {say(texts.confirmCancelText)}
      </ConfirmDialog>
    </>
  )
}
