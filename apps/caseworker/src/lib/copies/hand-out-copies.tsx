import { officerInput } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Field, Input } from '@eksport/ui'
import { useId, useState } from 'react'
import { inputProblem } from '../act-input.ts'
import { FormDialog } from '../form-dialog.tsx'
import { copiesTexts as texts } from './copies.texts.ts'

interface HandOutCopiesProps {
  /** The version of the order. */
  readonly version: number
  readonly busy: boolean
  readonly error: Error | null
  readonly onClose: () => void
  readonly onHandOut: (collectedBy: string) => Promise<void>
}

/** Asks who collects the copies: a name, or the number of a pickup pass. */
export function HandOutCopies({ version, busy, error, onClose, onHandOut }: HandOutCopiesProps) {
  const say = useText()
  const form = useId()
  const [collectedBy, setCollectedBy] = useState('')
  const [checked, setChecked] = useState(false)
  const { label } = officerInput('collectedBy')
  const found = inputProblem('collectedBy', collectedBy)
  const problem = checked ? found : undefined
  const submit = () => {
    setChecked(true)
    if (found !== undefined) return document.getElementById(`${form}-by`)?.focus()
    // The mutation's state shows a refusal.
    if (!busy) onHandOut(collectedBy.trim()).catch(() => undefined)
  }
  return (
    <FormDialog
      form={form}
      title={say(texts.handOutTitle)}
      doLabel={say(texts.handOut)}
      busy={busy}
      error={error}
      version={version}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        id={`${form}-by`}
        label={say(label)}
        required
        width="lg"
        error={problem && say(problem.text, problem.params)}
      >
        <Input value={collectedBy} onChange={(event) => setCollectedBy(event.target.value)} />
      </Field>
    </FormDialog>
  )
}
