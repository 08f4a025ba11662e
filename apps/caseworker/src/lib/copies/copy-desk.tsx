import { formatReference } from '@eksport/domain'
import { fileWords } from '@eksport/portal/browser/file-words.texts.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, ButtonRow, ConfirmDialog, PdfPreview, toast } from '@eksport/ui'
import { HandHelping, Printer } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { dialogTexts } from '../dialog.texts.ts'
import { pdfEngine } from '../pdf-engine.ts'
import { copiesTexts as texts } from './copies.texts.ts'
import { type CopyOrderAt, fetchCopies, useCopyActs } from './copy-acts.ts'
import { HandOutCopies } from './hand-out-copies.tsx'

// The copies themselves are shown, so the title does not say "preview".
const titleTexts = { title: '{name}' }

interface CopyDeskProps {
  /** The current orders; an open dialog always applies to the newest version of its order. */
  readonly orders: readonly CopyOrderAt[]
  /** Renders the list; receives a function that renders the actions on one order. */
  readonly children: (acts: (at: CopyOrderAt) => ReactNode) => ReactNode
}

/** [CPY-01] [STA-08] The officers' actions on orders of confirmed copies: confirm and print them, then hand them out. */
export function CopyDesk({ orders, children }: CopyDeskProps) {
  const say = useText()
  const [confirming, setConfirming] = useState<CopyOrderAt>()
  const [collecting, setCollecting] = useState<CopyOrderAt>()
  const [shown, setShown] = useState<CopyOrderAt>()
  const { confirm, handOut } = useCopyActs()
  const newest = (at: CopyOrderAt) => orders.find(({ order }) => order.id === at.order.id) ?? at
  const acts = (at: CopyOrderAt) => {
    if (at.order.state === 'HANDED_OUT') return null
    const isPrinted = at.order.state === 'PRINTED'
    return (
      <ButtonRow>
        <Button
          small
          icon={<Printer aria-hidden="true" />}
          onClick={() => (isPrinted ? setShown(at) : setConfirming(at))}
        >
          {say(isPrinted ? texts.open : texts.print)}
        </Button>
        {isPrinted && (
          <Button small icon={<HandHelping aria-hidden="true" />} onClick={() => setCollecting(at)}>
            {say(texts.handOut)}
          </Button>
        )}
      </ButtonRow>
    )
  }
  return (
    <>
      {children(acts)}
      <ConfirmDialog
        open={confirming !== undefined}
        onOpenChange={() => setConfirming(undefined)}
        tone="primary"
        title={say(texts.confirmTitle)}
        confirmLabel={say(texts.print)}
        errorText={(error) => {
          if (isApiError(error, 412)) return say(dialogTexts.stale)
          return isApiError(error, 403, 409) ? error.title : say(dialogTexts.failed)
        }}
        onConfirm={async () => {
          if (confirming === undefined) return
          await confirm.mutateAsync(newest(confirming))
          toast.success(say(texts.printed))
          setShown(confirming)
        }}
      >
        {say(texts.confirmText)}
      </ConfirmDialog>
      {collecting && (
        <HandOutCopies
          version={newest(collecting).order.version}
          busy={handOut.isPending}
          error={handOut.error}
          onClose={() => {
            setCollecting(undefined)
            handOut.reset()
          }}
          onHandOut={async (collectedBy) => {
            await handOut.mutateAsync({ ...newest(collecting), collectedBy })
            toast.success(say(texts.handedOut))
            setCollecting(undefined)
          }}
        />
      )}
      <CopiesPrint of={shown} onClose={() => setShown(undefined)} />
    </>
  )
}

interface CopiesPrintProps {
  readonly of: CopyOrderAt | undefined
  readonly onClose: () => void
}

/** The very file that goes to the printer. */
function CopiesPrint({ of, onClose }: CopiesPrintProps) {
  const say = useText()
  const { referenceNumber = 0, order } = of ?? {}
  const copyId = order?.id
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
      messages={titleTexts}
      fileName={`${say(fileWords.copies)}-${referenceNumber}.pdf`}
    />
  )
}
