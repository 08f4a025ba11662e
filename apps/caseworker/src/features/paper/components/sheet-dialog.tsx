import { useText } from '@eksport/portal/text/use-text.ts'
import { Field, Input, Textarea, toast } from '@eksport/ui'
import { useId, useState } from 'react'
import { FormDialog } from '#src/lib/form-dialog.tsx'
import { useStockChange } from '../api/change-stock.ts'
import { paperTexts as texts } from '../paper.texts.ts'
import { type SheetField, type SheetInput, sheetCount, sheetLimits, sheetProblem } from '../sheet-input.ts'

interface SheetDialogProps {
  readonly kind: 'register' | 'strike-off'
  readonly onClose: () => void
}

const words = {
  register: { title: texts.register, lead: texts.registerLead, done: texts.registered },
  'strike-off': { title: texts.strikeOff, lead: texts.strikeOffLead, done: texts.struckOff },
} as const

/** [CRT-15] Asks for the first and last sheet of a batch, shows their number, and adds or strikes them off. */
export function SheetDialog({ kind, onClose }: SheetDialogProps) {
  const say = useText()
  const form = useId()
  const [written, setWritten] = useState<SheetInput>({
    first: '',
    last: '',
    reason: kind === 'register' ? undefined : '',
  })
  const [checked, setChecked] = useState(false)
  const change = useStockChange()
  const { title, lead, done } = words[kind]
  const problem = checked ? sheetProblem(written) : undefined
  const errorOf = (field: SheetField) => (problem?.field === field ? say(problem.text, sheetLimits) : undefined)
  const write = (field: SheetField) => (text: string) => setWritten((before) => ({ ...before, [field]: text }))
  const count = sheetCount(written)

  const submit = () => {
    setChecked(true)
    const wrong = sheetProblem(written)
    if (wrong !== undefined) return document.getElementById(`${form}-${wrong.field}`)?.focus()
    if (change.isPending) return
    change.mutate(written, {
      onSuccess: () => {
        toast.success(say(done))
        onClose()
      },
    })
  }

  return (
    <FormDialog
      form={form}
      title={say(title)}
      description={say(lead)}
      doLabel={say(title)}
      danger={kind === 'strike-off'}
      busy={change.isPending}
      error={change.error}
      onSubmit={submit}
      onClose={onClose}
    >
      {(['first', 'last'] as const).map((field) => (
        <Field key={field} id={`${form}-${field}`} label={say(texts[field])} error={errorOf(field)} required width="lg">
          <Input value={written[field]} onChange={(event) => write(field)(event.target.value)} />
        </Field>
      ))}
      <p aria-live="polite" className="text-ui text-subtle tabular-nums empty:-mt-4">
        {count !== undefined && (count === 1 ? say(texts.one) : say(texts.count, { n: count }))}
      </p>
      {written.reason !== undefined && (
        <Field id={`${form}-reason`} label={say(texts.reason)} error={errorOf('reason')} required width="full">
          <Textarea value={written.reason} rows={3} onChange={(event) => write('reason')(event.target.value)} />
        </Field>
      )}
    </FormDialog>
  )
}
