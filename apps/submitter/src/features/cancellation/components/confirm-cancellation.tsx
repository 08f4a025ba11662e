import { type Application, formatReference, isOutOnPaper } from '@eksport/domain'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { ConfirmDialog, toast } from '@eksport/ui'
import { useNavigate } from '@tanstack/react-router'
import { useCancelApplication } from '../api/cancel-application.ts'
import { cancellationTexts as texts } from '../cancellation.texts.ts'
import type { CancellationAnswers } from '../cancellation-answers.ts'

interface ConfirmCancellationProps {
  readonly application: Application
  readonly answers: CancellationAnswers
  readonly attachments: readonly File[]
  readonly onSending: (isSending: boolean) => void
  /** Called when the server has accepted the cancellation. */
  readonly onSent: () => void
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** [STA-06] Asks for confirmation. The dialog stays open while the request is sent, and shows its failure. */
export function ConfirmCancellation({
  application,
  answers,
  attachments,
  onSending,
  onSent,
  open,
  onOpenChange,
}: ConfirmCancellationProps) {
  const say = useText()
  const navigate = useNavigate()
  const { cancel, refreshAfterwards } = useCancelApplication(application)
  const n = application.referenceNumber
  const errorText = (error: unknown) => {
    if (isApiError(error, 412)) return say(texts.stale)
    // [ACT-04] The server's own message, in the reader's language, says why not or what to do.
    if (isApiError(error, 400, 409, 413, 415)) return say(texts.refused, { reason: error.title })
    return say(texts.failed)
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={say(texts.confirm)}
      confirmLabel={say(isOutOnPaper(application) ? texts.askForCancellation : texts.cancelApplication)}
      cancelLabel={say(texts.keep)}
      errorText={errorText}
      onConfirm={async () => {
        // Prevents live updates from removing the form while its request is being sent.
        onSending(true)
        const { applicationStatus } = await cancel({ answers, attachments }).catch((error: unknown) => {
          onSending(false)
          throw error
        })
        onSent()
        toast.success(say(applicationStatus === 'KANSELLERT' ? texts.done : texts.requested))
        await navigate({
          to: '/soeknader/$referenceNumber/detaljer',
          params: { referenceNumber: String(n) },
          ignoreBlocker: true,
        })
        await refreshAfterwards()
      }}
    >
      {`${formatReference(n)}. ${say(isOutOnPaper(application) ? texts.paper : texts.atOnce)}`}
    </ConfirmDialog>
  )
}
