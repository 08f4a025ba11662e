import type { LocalizedText } from '@eksport/forms'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, Dialog } from '@eksport/ui'
import { type FormEvent, type ReactNode, useState } from 'react'
import { dialogTexts as texts } from './dialog.texts.ts'
import { Refusal } from './refusal.tsx'

interface FormDialogProps {
  /** The id of the form, and the beginning of those of its fields. */
  readonly form: string
  readonly title: string
  readonly description?: string | undefined
  /** The button that does it. */
  readonly doLabel: string
  readonly danger?: boolean
  /** Leaves without doing it. */
  readonly leaveLabel?: LocalizedText
  /** Another way on, between the two. */
  readonly other?: ReactNode
  readonly busy: boolean
  /** Why it was refused the last time. */
  readonly error: Error | null
  /** The version that it is done to. One that somebody else has made while this is open is told, for it is the one that is sent. */
  readonly version?: number
  /** Said when somebody else has changed it meanwhile. */
  readonly stale?: LocalizedText
  readonly onSubmit: () => void
  readonly onClose: () => void
  /** What was written is given up by the button that leaves; any other way out keeps it, for whoever left by mistake. */
  readonly onGiveUp?: () => void
  readonly children: ReactNode
}

/** Asks an officer for what an act must say. It stays as it is while it is under way, and keeps what was written when it fails. */
export function FormDialog(props: FormDialogProps) {
  const { form, doLabel, danger = false, leaveLabel = texts.cancel, other, busy, error, children } = props
  const { title, description, version, stale = texts.stale, onSubmit, onClose, onGiveUp } = props
  const say = useText()
  const [seen] = useState(version)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  const leave = () => {
    onGiveUp?.()
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="md"
      title={title}
      description={description}
      closable={!busy}
      footer={
        <>
          <Button type="submit" form={form} kind={danger ? 'danger-solid' : 'primary'} busy={busy}>
            {doLabel}
          </Button>
          {other}
          <Button disabled={busy} onClick={leave}>
            {say(leaveLabel)}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4 empty:-mt-4">
        {children}
        {error && <Refusal error={error} stale={stale} />}
        {version !== seen && !busy && !error && (
          <Alert tone="warning" role="alert">
            {say(stale)}
          </Alert>
        )}
      </form>
    </Dialog>
  )
}
