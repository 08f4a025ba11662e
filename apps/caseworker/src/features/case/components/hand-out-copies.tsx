import { officerInput } from '@eksport/domain'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, Dialog, Field, Input } from '@eksport/ui'
import { type FormEvent, useId, useState } from 'react'
import { inputProblem } from '../actions/act-input.ts'
import { dialogTexts } from '../actions/case-actions.texts.ts'
import { copiesTexts as texts } from '../copies.texts.ts'

interface HandOutCopiesProps {
  readonly busy: boolean
  readonly error: Error | null
  readonly onClose: () => void
  readonly onHandOut: (collectedBy: string) => Promise<void>
}

/** Asks who fetched the copies: a name, or the number of a pickup pass. */
export function HandOutCopies({ busy, error, onClose, onHandOut }: HandOutCopiesProps) {
  const say = useText()
  const form = useId()
  const [collectedBy, setCollectedBy] = useState('')
  const [checked, setChecked] = useState(false)
  const { label } = officerInput('collectedBy')
  const found = inputProblem('collectedBy', collectedBy)
  const problem = checked ? found : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (found !== undefined) return document.getElementById(`${form}-by`)?.focus()
    // A refusal is shown from the mutation.
    if (!busy) onHandOut(collectedBy.trim()).catch(() => undefined)
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="md"
      title={say(texts.handOutTitle)}
      closable={!busy}
      footer={
        <>
          <Button type="submit" form={form} kind="primary" busy={busy}>
            {say(texts.handOut)}
          </Button>
          <Button disabled={busy} onClick={onClose}>
            {say(dialogTexts.cancel)}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="grid gap-4">
        <Field
          id={`${form}-by`}
          label={say(label)}
          required
          width="lg"
          error={problem && say(problem.text, problem.params)}
        >
          <Input value={collectedBy} onChange={(event) => setCollectedBy(event.target.value)} />
        </Field>
        {error && <Alert tone="danger">{refusalText(error, say)}</Alert>}
      </form>
    </Dialog>
  )
}

function refusalText(error: Error, say: ReturnType<typeof useText>): string {
  if (isApiError(error, 412)) return say(dialogTexts.stale)
  return isApiError(error) && error.status < 500 ? error.title : say(dialogTexts.failed)
}
