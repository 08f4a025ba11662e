import type { Application } from '@eksport/domain'
import { mainHeading } from '@eksport/portal/browser/main-heading.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, ButtonLink, ConfirmDialog, toast } from '@eksport/ui'
import { Link } from '@tanstack/react-router'
import { Ban, Copy, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useUndoCancellation } from '../api/undo-cancellation.ts'
import { applicationDetailTexts as texts } from '../application-detail.texts.ts'

/** [STA-03] [STA-05] Links to order copies and to cancel, or a button that undoes a cancellation nobody has decided on. */
export function CancellationActions({ application }: { readonly application: Application }) {
  const say = useText()
  const { actions, cancellationInformation } = application
  const [undoing, setUndoing] = useState(false)
  const undo = useUndoCancellation(application)
  return (
    <>
      {actions.includes('order-copies') && (
        <ButtonLink
          small
          icon={<Copy aria-hidden="true" />}
          render={
            <Link
              to="/soeknad/$referenceNumber/bekreftede-kopier/{-$copyId}"
              params={{ referenceNumber: String(application.referenceNumber) }}
            />
          }
        >
          {say(texts.orderCopies)}
        </ButtonLink>
      )}
      {actions.includes('cancel') && (
        <ButtonLink
          small
          icon={<Ban aria-hidden="true" />}
          render={
            <Link
              to="/soeknad/$referenceNumber/kansellering"
              params={{ referenceNumber: String(application.referenceNumber) }}
            />
          }
        >
          {say(texts.cancel)}
        </ButtonLink>
      )}
      {actions.includes('undo-cancellation') && cancellationInformation?.id !== undefined && (
        <Button small icon={<Undo2 aria-hidden="true" />} onClick={() => setUndoing(true)}>
          {say(texts.undoCancellation)}
        </Button>
      )}
      <ConfirmDialog
        open={undoing}
        onOpenChange={setUndoing}
        tone="primary"
        title={say(texts.confirmUndo)}
        confirmLabel={say(texts.undoCancellation)}
        cancelLabel={say(texts.keepCancellation)}
        errorText={() => say(texts.undoFailed)}
        successor={mainHeading}
        onConfirm={async () => {
          await undo.mutateAsync()
          toast.success(say(texts.undone))
        }}
      >
        {say(texts.confirmUndoText)}
      </ConfirmDialog>
    </>
  )
}
