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
  /** The id of the form, and the beginning of those of its fields. */
  readonly form: string
  readonly title: string
  readonly description?: ReactNode
  /** The button that does it. */
  readonly doLabel: string
  /** The key that does it, where nothing is typed. */
  readonly doKey?: string | undefined
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
  /** What somebody else has done meanwhile, below that. */
  readonly meanwhile?: ReactNode
  /** It cannot be done any more; what was written stays. */
  readonly isOver?: boolean
  /** [CW-13] When it was written, where that was on a page that has gone. */
  readonly restoredFrom?: string | undefined
  readonly onSubmit: () => void
  readonly onClose: () => void
  /** What was written is given up by the button that leaves; any other way out keeps it, for whoever left by mistake. */
  readonly onGiveUp?: () => void
  /** What comes of what is written, at the side of it where there is room. */
  readonly beside?: ReactNode
  readonly children: ReactNode
}

/** A reader of bar codes ends each number with Enter: in a field of one line it would decide before all is written. */
function keepFromDeciding(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

/**
 * Asks an officer for what an act must say. Its title has focus first, and Enter decides nothing anywhere but on a button. It stays
 * as it is while it is under way, and keeps what was written when it fails.
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
