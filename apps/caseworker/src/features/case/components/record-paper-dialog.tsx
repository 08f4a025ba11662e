import {
  type Application,
  formatReference,
  type OriginalPaperState,
  originalPaperStates,
  originalPaperTexts,
} from '@eksport/domain'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, Dialog, Field, Input, Radio, RadioGroup, toast } from '@eksport/ui'
import { type FormEvent, useId, useState } from 'react'
import { useRecordOriginalPaper } from '../api/record-original-paper.ts'
import { replacementTexts as texts } from '../replacement.texts.ts'

interface RecordPaperDialogProps {
  readonly original: Application
  readonly onClose: () => void
}

const isState = (value: string): value is OriginalPaperState => originalPaperStates.some((state) => state === value)

/** Row 21: what has become of the paper of the certificate that is replaced; what was typed stays when it fails. */
export function RecordPaperDialog({ original, onClose }: RecordPaperDialogProps) {
  const say = useText()
  const form = useId()
  const [state, setState] = useState<OriginalPaperState>()
  const [tracking, setTracking] = useState('')
  const [checked, setChecked] = useState(false)
  const record = useRecordOriginalPaper(original)
  const isAgreed = state === 'RETURN_AGREED'
  const trackingNumber = tracking.trim()
  const isMissing = isAgreed && trackingNumber === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (state === undefined || record.isPending) return
    if (isMissing) return document.getElementById(`${form}-tracking`)?.focus()
    record.mutate(
      { state, trackingNumber: isAgreed ? trackingNumber : undefined },
      {
        onSuccess: () => {
          toast.success(say(texts.recorded))
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="md"
      title={say(texts.recordTitle, { reference: formatReference(original.referenceNumber) })}
      closable={!record.isPending}
      footer={
        <>
          <Button type="submit" form={form} kind="primary" busy={record.isPending}>
            {say(texts.record)}
          </Button>
          <Button disabled={record.isPending} onClick={onClose}>
            {say(texts.cancel)}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="grid gap-4">
        <RadioGroup
          legend={say(texts.question)}
          required
          value={state ?? null}
          error={checked && state === undefined ? say(texts.required) : undefined}
          onValueChange={(value) => isState(value) && setState(value)}
        >
          {originalPaperStates.map((one) => (
            <Radio key={one} value={one} label={say(originalPaperTexts[one])} />
          ))}
        </RadioGroup>
        {isAgreed && (
          <Field
            id={`${form}-tracking`}
            label={say(texts.trackingNumber)}
            required
            error={checked && isMissing ? say(texts.required) : undefined}
          >
            <Input value={tracking} maxLength={100} onChange={({ target }) => setTracking(target.value)} />
          </Field>
        )}
        {record.error && <Refusal error={record.error} />}
      </form>
    </Dialog>
  )
}

function Refusal({ error }: { readonly error: Error }) {
  const say = useText()
  if (isApiError(error, 412)) return <Alert tone="warning">{say(texts.stale)}</Alert>
  if (isApiError(error) && error.status < 500) return <Alert tone="danger">{error.title}</Alert>
  return <Alert tone="danger">{say(texts.failed)}</Alert>
}
