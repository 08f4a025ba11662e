import { type Application, type OriginalPaperState, originalPaperStates, originalPaperTexts } from '@eksport/domain'
import { KeptWriting, useKeptWriting } from '@eksport/portal/journal/kept-writing.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Field, Input, Radio, RadioGroup } from '@eksport/ui'
import { useId, useState } from 'react'
import { dialogTexts } from '#src/lib/dialog.texts.ts'
import { FormDialog } from '#src/lib/form-dialog.tsx'
import { tellDone } from '#src/lib/tell-done.ts'
import { type PaperOf, useRecordPaper } from '../api/case-paper.ts'
import { replacementTexts as texts } from '../replacement.texts.ts'

interface RecordPaperDialogProps {
  readonly of: PaperOf
  /** The application on which it is recorded. */
  readonly application: Application
  /** The formatted number of the certificate whose paper it is. */
  readonly reference: string
  readonly onClose: () => void
}

const isState = (value: string): value is OriginalPaperState => originalPaperStates.some((state) => state === value)

interface RecordedPaper {
  readonly state?: OriginalPaperState
  readonly tracking: string
}

const kept = new KeptWriting<RecordedPaper>({
  shape: 1,
  isNothing: ({ state, tracking }) => state === undefined && tracking.trim() === '',
})

/** Row 21 of the status table: records what became of a certificate's paper; typed text is kept on failure. */
export function RecordPaperDialog({ of, application, reference, onClose }: RecordPaperDialogProps) {
  const say = useText()
  const form = useId()
  const about = `record-paper:${of}:${application.referenceNumber}`
  const { written, restoredFrom, write, forget } = useKeptWriting(kept, about, { begin: () => ({ tracking: '' }) })
  const { state, tracking } = written
  const [checked, setChecked] = useState(false)
  const record = useRecordPaper(of, application)
  const isAgreed = state === 'RETURN_AGREED'
  const trackingNumber = tracking.trim()
  const isMissing = isAgreed && trackingNumber === ''
  const submit = () => {
    setChecked(true)
    if (state === undefined) return document.querySelector<HTMLElement>(`#${CSS.escape(form)} input`)?.focus()
    if (isMissing) return document.getElementById(`${form}-tracking`)?.focus()
    if (record.isPending) return
    record.mutate(
      { state, trackingNumber: isAgreed ? trackingNumber : undefined },
      {
        onSuccess: () => {
          tellDone(application.referenceNumber, say(texts.recorded))
          forget()
          onClose()
        },
      },
    )
  }
  return (
    <FormDialog
      form={form}
      title={say(texts.recordTitle, { reference })}
      doLabel={say(texts.record)}
      busy={record.isPending}
      error={record.error}
      version={application.version}
      {...(of === 'original' && { stale: texts.stale })}
      restoredFrom={restoredFrom}
      onSubmit={submit}
      onClose={onClose}
      onGiveUp={forget}
    >
      <RadioGroup
        legend={say(texts.question)}
        required
        value={state ?? null}
        error={checked && state === undefined ? say(dialogTexts.required) : undefined}
        onValueChange={(value) => isState(value) && write((before) => ({ ...before, state: value }))}
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
          error={checked && isMissing ? say(dialogTexts.required) : undefined}
        >
          <Input
            value={tracking}
            maxLength={100}
            onChange={({ target }) => write((before) => ({ ...before, tracking: target.value }))}
          />
        </Field>
      )}
    </FormDialog>
  )
}
