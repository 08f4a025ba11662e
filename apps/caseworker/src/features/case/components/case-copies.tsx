import { type Application, type CopyOrder, formatReference } from '@eksport/domain'
import { CopyList } from '@eksport/portal/copies/copy-list.tsx'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, ButtonRow, ConfirmDialog, PdfPreview, toast } from '@eksport/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { HandHelping, Printer } from 'lucide-react'
import { useMemo, useState } from 'react'
import { dialogTexts } from '../actions/case-actions.texts.ts'
import { caseCopiesQuery, fetchCopies, useCopyActs } from '../api/case-copies.ts'
import { pdfEngine } from '../api/pdf-engine.ts'
import { copiesTexts as texts } from '../copies.texts.ts'
import { HandOutCopies } from './hand-out-copies.tsx'

// It is the thing itself and no preview.
const whatItIs = { title: '{name}' }

/** [CPY-01] [STA-08] Confirmed copies that were ordered of a case: confirmed and printed, then handed out. */
export function CaseCopies({ application }: { readonly application: Application }) {
  const say = useText()
  const { referenceNumber, version, confirmedCopies = [] } = application
  const { data = [], isError } = useQuery({
    ...caseCopiesQuery(referenceNumber, version),
    placeholderData: keepPreviousData,
    enabled: confirmedCopies.length > 0,
  })
  const [confirming, setConfirming] = useState<CopyOrder>()
  const [collecting, setCollecting] = useState<CopyOrder>()
  const [shown, setShown] = useState<string>()
  const { confirm, handOut } = useCopyActs(application)
  if (isError) return <Alert tone="danger">{say(texts.failed)}</Alert>
  const action = (order: CopyOrder) => {
    if (order.state === 'HANDED_OUT') return null
    const isPrinted = order.state === 'PRINTED'
    return (
      <ButtonRow>
        <Button
          small
          icon={<Printer aria-hidden="true" />}
          onClick={() => (isPrinted ? setShown(order.id) : setConfirming(order))}
        >
          {say(isPrinted ? texts.open : texts.print)}
        </Button>
        {isPrinted && (
          <Button small icon={<HandHelping aria-hidden="true" />} onClick={() => setCollecting(order)}>
            {say(texts.handOut)}
          </Button>
        )}
      </ButtonRow>
    )
  }
  return (
    <>
      <CopyList orders={confirmedCopies.length > 0 ? data : []} className="mt-6" action={action} />
      <ConfirmDialog
        open={confirming !== undefined}
        onOpenChange={() => setConfirming(undefined)}
        tone="primary"
        title={say(texts.confirmTitle)}
        confirmLabel={say(texts.print)}
        errorText={(error) => {
          if (isApiError(error, 412)) return say(dialogTexts.stale)
          return isApiError(error, 409) ? error.message : say(dialogTexts.failed)
        }}
        onConfirm={async () => {
          if (confirming === undefined) return
          await confirm.mutateAsync(confirming)
          toast.success(say(texts.printed))
          setShown(confirming.id)
        }}
      >
        {say(texts.confirmText)}
      </ConfirmDialog>
      {collecting && (
        <HandOutCopies
          busy={handOut.isPending}
          error={handOut.error}
          onClose={() => {
            setCollecting(undefined)
            handOut.reset()
          }}
          onHandOut={async (collectedBy) => {
            await handOut.mutateAsync({ id: collecting.id, collectedBy })
            toast.success(say(texts.handedOut))
            setCollecting(undefined)
          }}
        />
      )}
      <CopiesPrint referenceNumber={referenceNumber} copyId={shown} onClose={() => setShown(undefined)} />
    </>
  )
}

interface CopiesPrintProps {
  readonly referenceNumber: number
  readonly copyId: string | undefined
  readonly onClose: () => void
}

/** The very file that goes to the printer. */
function CopiesPrint({ referenceNumber, copyId, onClose }: CopiesPrintProps) {
  const say = useText()
  const source = useMemo(
    () =>
      ({ signal }: { signal: AbortSignal }) =>
        copyId === undefined
          ? Promise.reject(new Error('There are no copies'))
          : fetchCopies(referenceNumber, copyId, signal),
    [referenceNumber, copyId],
  )
  return (
    <PdfPreview
      engine={pdfEngine}
      open={copyId !== undefined}
      onOpenChange={onClose}
      source={source}
      name={say(texts.printName, { reference: formatReference(referenceNumber) })}
      messages={whatItIs}
      fileName={`bekreftede-kopier-${referenceNumber}.pdf`}
    />
  )
}
