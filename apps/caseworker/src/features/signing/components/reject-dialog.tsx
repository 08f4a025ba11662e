import { formatReference, officerActionDescriptions, officerInput } from '@eksport/domain'
import { KeptWriting, useKeptWriting } from '@eksport/portal/journal/kept-writing.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Field, Textarea } from '@eksport/ui'
import { useId, useState } from 'react'
import { inputProblem } from '#src/lib/act-input.ts'
import { FormDialog } from '#src/lib/form-dialog.tsx'
import { useHandleCase } from '#src/lib/handle-case.ts'
import type { Target } from '#src/lib/many/use-case-run.ts'
import { tellDone } from '#src/lib/tell-done.ts'

interface RejectDialogProps {
  readonly target: Target
  readonly onClose: () => void
  readonly onDone: () => void
}

const kept = new KeptWriting<string>({ shape: 1, isNothing: (reason) => reason.trim() === '' })
const described = officerActionDescriptions['reject-signing']

/** [CW-11] Returns a case unsigned, with a message to its caseworker. */
export function RejectDialog({ target: { referenceNumber, version }, onClose, onDone }: RejectDialogProps) {
  const say = useText()
  const form = useId()
  const about = `signing-rejection:${referenceNumber}`
  const { written, restoredFrom, write, forget } = useKeptWriting(kept, about, { begin: () => '' })
  const [isTried, setIsTried] = useState(false)
  const handle = useHandleCase(referenceNumber)
  const { label, max } = officerInput('reason')
  const problem = inputProblem('reason', written)
  const submit = () => {
    setIsTried(true)
    if (problem) document.getElementById(`${form}-reason`)?.focus()
    if (problem || handle.isPending) return
    handle.mutate(
      { version, handling: { action: 'reject-signing', reason: written.trim() } },
      {
        onSuccess: () => {
          tellDone(referenceNumber, say(described.done))
          forget()
          onDone()
          onClose()
        },
      },
    )
  }
  return (
    <FormDialog
      form={form}
      title={say(described.title)}
      description={<p className="font-semibold text-text">{formatReference(referenceNumber)}</p>}
      doLabel={say(described.label)}
      busy={handle.isPending}
      error={handle.error}
      restoredFrom={restoredFrom}
      onSubmit={submit}
      onClose={onClose}
      onGiveUp={forget}
    >
      <Field
        id={`${form}-reason`}
        label={say(label)}
        error={isTried && problem && say(problem.text, problem.params)}
        required
        width="full"
      >
        <Textarea value={written} rows={4} limit={max} onChange={({ target }) => write(() => target.value)} />
      </Field>
    </FormDialog>
  )
}
