import { Alert, Button, Dialog, Field, Input } from '@eksport/ui'
import { type FormEvent, useId, useState } from 'react'
import { isApiError } from '../../server/is-api-error.ts'
import { useText } from '../../text/use-text.ts'
import { viewsTexts as texts } from './views.texts.ts'

/** The most characters that the server stores. */
const longest = 60

interface NameDialogProps {
  readonly title: string
  readonly description?: string
  /** The current name, which is the initial value. */
  readonly nameNow?: string
  /** Rejects where the server refuses; the dialog stays open and shows why. */
  readonly onSave: (name: string) => Promise<void>
  readonly onClose: () => void
}

/** [LST-18] Asks for the name of a view. */
export function NameDialog({ title, description, nameNow = '', onSave, onClose }: NameDialogProps) {
  const say = useText()
  const id = useId()
  const [name, setName] = useState(nameNow)
  const [busy, setBusy] = useState(false)
  const [checked, setChecked] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const atName = isApiError(failure) ? failure.fieldErrors.name?.join(' ') : undefined
  const missing = checked && name.trim() === '' ? say(texts.nameNeeded) : undefined
  const focusField = () => document.getElementById(`${id}-name`)?.focus()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (name.trim() === '') return focusField()
    if (busy) return
    setBusy(true)
    try {
      await onSave(name.trim())
      onClose()
    } catch (error) {
      setFailure(error)
      setBusy(false)
      focusField()
    }
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button kind="primary" type="submit" form={id} busy={busy}>
            {say(texts.save)}
          </Button>
          <Button onClick={onClose}>{say(texts.cancel)}</Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <Field id={`${id}-name`} label={say(texts.name)} width="full" error={missing ?? atName}>
          <Input
            value={name}
            maxLength={longest}
            autoComplete="off"
            onChange={({ target }) => {
              setName(target.value)
              setFailure(undefined)
            }}
          />
        </Field>
        {failure !== undefined && atName === undefined && (
          <Alert tone="danger" role="alert">
            {isApiError(failure, 412) ? say(texts.staleName, { name: nameNow }) : say(texts.saveFailed)}
          </Alert>
        )}
      </form>
    </Dialog>
  )
}
