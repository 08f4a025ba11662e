import { formatTimestamp } from '@eksport/domain'
import type { LocalizedText } from '@eksport/forms'
import { KeyHint } from '@eksport/portal/keys/key-hint.tsx'
import { useDialogKey } from '@eksport/portal/keys/use-dialog-key.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, Dialog } from '@eksport/ui'
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { dialogTexts as texts } from './dialog.texts.ts'
import { Refusal } from './refusal.tsx'

interface FormDialogProps {
  /** Id of the form, and prefix of the ids of its fields. */
  readonly form: string
  readonly title: string
  readonly description?: ReactNode
  /** Label of the submit button. */
  readonly doLabel: string
  /** Shortcut that submits, for dialogs without a text field. */
  readonly doKey?: string | undefined
  readonly danger?: boolean
  /** Label of the button that cancels. */
  readonly leaveLabel?: LocalizedText
  /** Another action, between the two buttons. */
  readonly other?: ReactNode
  readonly busy: boolean
  /** Why the last attempt was refused. */
  readonly error: Error | null
  /**
   * The current version of what the action applies to. If it changes while the dialog is open, the officer is told, because the newest
   * version is sent.
   */
  readonly version?: number
  /** The message in that case. */
  readonly stale?: LocalizedText
  /** What somebody else has done meanwhile, shown below that message. */
  readonly meanwhile?: ReactNode
  /** Whether the action is no longer possible; what was written is kept. */
  readonly isOver?: boolean
  /** [CW-13] When the restored input was written, on an earlier page load. */
  readonly restoredFrom?: string | undefined
  readonly onSubmit: () => void
  readonly onClose: () => void
  /**
   * Called when the officer cancels, which discards what was written. Closing the dialog in any other way keeps it, in case that was a
   * mistake.
   */
  readonly onGiveUp?: () => void
  /** A preview of the result, at the side if there is room. */
  readonly beside?: ReactNode
  readonly children: ReactNode
}

/** A barcode scanner ends each number with Enter, which would submit the form from a single-line field too early. */
function keepFromDeciding(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

/**
 * A dialog that asks an officer for the input of an action. Its title has focus first, and Enter submits only on a button. It stays open
 * while the request runs, and keeps what was written if it fails.
 */
export function FormDialog(props: FormDialogProps) {
  const { form, doLabel, danger = false, leaveLabel = texts.cancel, other, busy, error, children } = props
  const { title, description, version, doKey, meanwhile, isOver = false, onSubmit, onClose, onGiveUp } = props
  const { stale = texts.stale, restoredFrom, beside } = props
  const say = useText()
  const heading = useRef<HTMLSpanElement>(null)
  const [seen] = useState(version)
  const isChanged = version !== seen && !busy
  const isGone = isOver && isChanged
  const changed = isGone ? texts.over : stale
  const act = () => {
    if (!isGone) onSubmit()
  }
  const onKeyDown = useDialogKey(doKey, act)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    act()
  }
  const leave = () => {
    if (!isGone) onGiveUp?.()
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size={beside ? 'lg' : 'md'}
      title={
        <span ref={heading} tabIndex={-1} className="outline-none">
          {title}
        </span>
      }
      initialFocus={heading}
      onKeyDown={onKeyDown}
      description={description}
      closable={!busy}
      footer={
        <>
          {!isGone && (
            <>
              <Button
                type="submit"
                form={form}
                kind={danger ? 'danger-solid' : 'primary'}
                busy={busy}
                iconEnd={doKey && <KeyHint letter={doKey.toUpperCase()} />}
              >
                {doLabel}
              </Button>
              {other}
            </>
          )}
          <Button disabled={busy} onClick={leave}>
            {say(isGone ? texts.close : leaveLabel)}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 lg:grid-flow-col lg:auto-cols-[minmax(0,1fr)]">
        <form
          id={form}
          onSubmit={submit}
          onKeyDown={keepFromDeciding}
          noValidate
          className="grid grid-cols-[minmax(0,1fr)] gap-4 empty:-mt-4"
        >
          {restoredFrom !== undefined && (
            <Alert tone="info">{say(texts.restored, { time: formatTimestamp(restoredFrom) })}</Alert>
          )}
          {children}
          {error && <Refusal error={error} stale={changed} />}
          {isChanged && !error && (
            <Alert tone="warning" role="alert">
              {say(changed)}
            </Alert>
          )}
          {isChanged && meanwhile}
        </form>
        {beside}
      </div>
    </Dialog>
  )
}
