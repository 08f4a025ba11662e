import { type Application, formatReference } from '@eksport/domain'
import { mainHeading } from '@eksport/portal/browser/main-heading.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { ConfirmDialog, toast } from '@eksport/ui'
import { useWithdrawApplication } from './withdraw-application.ts'

const texts = {
  withdraw: { nb: 'Trekk tilbake', nn: 'Trekk tilbake', en: 'Withdraw' },
  confirm: {
    nb: 'Er du sikker på at du vil trekke søknaden tilbake?',
    nn: 'Er du sikker på at du vil trekkje søknaden tilbake?',
    en: 'Are you sure that you want to withdraw the application?',
  },
  explanation: {
    nb: 'Søknad {reference} blir ikke behandlet videre. Trenger du sertifikatet likevel, må du sende en ny søknad.',
    nn: 'Søknad {reference} blir ikkje behandla vidare. Treng du sertifikatet likevel, må du sende ein ny søknad.',
    en: 'Application {reference} will not be processed further. If you need the certificate after all, send a new application.',
  },
  done: {
    nb: 'Søknaden er trukket tilbake',
    nn: 'Søknaden er trekt tilbake',
    en: 'The application has been withdrawn',
  },
  failed: {
    nb: 'Klarte ikke å gjennomføre tilbaketrekking',
    nn: 'Klarte ikkje å gjennomføre tilbaketrekking',
    en: 'Could not carry out the withdrawal',
  },
  stale: {
    nb: 'Søknaden er endret av noen andre, og er hentet på nytt. Vil du fortsatt trekke den tilbake, prøv igjen.',
    nn: 'Søknaden er endra av nokon andre, og er henta på nytt. Vil du framleis trekkje han tilbake, prøv igjen.',
    en: 'Somebody else has changed the application, and it has been fetched anew. If you still want to withdraw it, try again.',
  },
} as const

interface WithdrawDialogProps {
  readonly application: Pick<Application, 'referenceNumber' | 'version'>
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** Called when it is withdrawn and refetched. */
  readonly onDone?: () => void
}

/** [STA-04] Asks for confirmation, then withdraws. */
export function WithdrawDialog({ application, open, onOpenChange, onDone }: WithdrawDialogProps) {
  const say = useText()
  const withdraw = useWithdrawApplication(application)
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={say(texts.confirm)}
      confirmLabel={say(texts.withdraw)}
      errorText={(error) => say(isApiError(error, 412) ? texts.stale : texts.failed)}
      successor={mainHeading}
      onConfirm={async () => {
        await withdraw.mutateAsync()
        toast.success(say(texts.done))
        onDone?.()
      }}
    >
      {say(texts.explanation, { reference: formatReference(application.referenceNumber) })}
    </ConfirmDialog>
  )
}
