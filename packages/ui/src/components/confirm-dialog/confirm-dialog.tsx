'use client'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { focusElement } from '../../foundation/internal/successor-focus.js'
import { type ChangeDetails, useControllable } from '../../foundation/internal/use-controllable.js'
import { useDelayedFlag } from '../../foundation/internal/use-delayed-flag.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { Alert } from '../alert/alert.js'
import { Button } from '../button/button.js'
import { Dialog } from '../dialog/dialog.js'
import { confirmDialogTexts } from './confirm-dialog.texts.js'

/** Why a question closes: cancelled in either way, confirmed, or the receipt was closed. */
export type ConfirmReason = 'cancel-button' | 'escape-or-outside' | 'confirmed' | 'close-button'

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
  /** Whether the question is open, when controlled. */
  open?: boolean
  /** Whether it is open at first. */
  defaultOpen?: boolean
  /** Called with false when it is cancelled or done; `details.reason` tells which. */
  onOpenChange?: (open: boolean, details: ChangeDetails<ConfirmReason>) => void
  /** The question: 'Er du sikker på at du vil slette søknaden?' */
  title: ReactNode
  /** What will happen, and to what. */
  children?: ReactNode
  /** The verb on the button: 'Slett'. */
  confirmLabel: string
  /** Replaces 'Avbryt'. */
  cancelLabel?: string
  /** `danger` for irreversible actions. */
  tone?: 'danger' | 'primary'
  /** Performs the action. While the promise is pending the dialog is busy; if it rejects, the dialog shows the error. */
  onConfirm: () => void | Promise<void>
  /** The message for a thrown error. @default a standard sentence */
  errorText?: (error: unknown) => ReactNode
  /** Shown when it is done, with 'Lukk'; without it the dialog closes. */
  success?: ReactNode
  /** Where focus goes after closing if the control that opened the dialog is gone. */
  successor?: () => HTMLElement | null | undefined
}

type State = { kind: 'idle' } | { kind: 'busy' } | { kind: 'done' } | { kind: 'failed'; error: unknown }

interface Confirmation extends Pick<ConfirmDialogProps, 'onConfirm' | 'success' | 'successor'> {
  readonly open: boolean
  readonly close: (reason: ConfirmReason) => void
}

/** Runs the confirmation once at a time, and ignores results after the dialog is gone. */
function useConfirmation({ open, close, onConfirm, success, successor }: Confirmation) {
  const [state, setState] = useState<State>({ kind: 'idle' })
  const run = useRef(0)
  const isConfirmed = useRef(false)
  useEffect(() => {
    if (open) {
      setState({ kind: 'idle' })
      isConfirmed.current = false
    }
    return () => {
      run.current += 1
    }
  }, [open])
  const confirm = async () => {
    if (state.kind === 'busy') return
    run.current += 1
    const mine = run.current
    setState({ kind: 'busy' })
    isConfirmed.current = true
    try {
      await onConfirm()
      if (run.current !== mine) return
      if (success) setState({ kind: 'done' })
      else close('confirmed')
    } catch (error) {
      isConfirmed.current = false
      if (run.current === mine) setState({ kind: 'failed', error })
    }
  }
  // After cancelling, the user continues where they were.
  return { state, confirm, next: () => (isConfirmed.current ? successor?.() : undefined) }
}

/** Shorter work is not announced as busy, in milliseconds. */
const sayBusyAfter = 1000

/** Asks before an irreversible action. Focus starts on 'Avbryt', Escape cancels, and a double click counts once. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open: value,
    defaultOpen = false,
    onOpenChange,
    onConfirm,
    title,
    children,
    confirmLabel,
    cancelLabel,
    tone = 'danger',
    errorText,
    success,
    successor,
  } = props
  const t = useTexts('confirmDialog', confirmDialogTexts)
  const announce = useAnnounce()
  const cancel = useRef<HTMLButtonElement>(null)
  const outcome = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useControllable<boolean, ConfirmReason>({
    value,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  })
  const close = (reason: ConfirmReason) => setOpen(false, reason)
  const { state, confirm, next } = useConfirmation({ open, close, onConfirm, success, successor })
  const busy = state.kind === 'busy'
  const isLong = useDelayedFlag(busy && open, { delay: sayBusyAfter, minVisible: 0 })
  const busyText = t('busy')
  useEffect(() => {
    if (state.kind === 'done' || state.kind === 'failed') focusElement(outcome.current)
  }, [state])
  useEffect(() => {
    if (isLong) announce(busyText)
  }, [isLong, announce, busyText])
  const leave = (reason: ConfirmReason) => {
    if (!busy) close(reason)
  }
  const buttons =
    state.kind === 'done' ? (
      <Button onClick={() => leave('close-button')}>{t('close')}</Button>
    ) : (
      <>
        <Button kind={tone === 'danger' ? 'danger-solid' : 'primary'} busy={busy} onClick={() => void confirm()}>
          {confirmLabel}
        </Button>
        <Button ref={cancel} disabled={busy} onClick={() => leave('cancel-button')}>
          {cancelLabel ?? t('cancel')}
        </Button>
      </>
    )
  return (
    <Dialog
      role="alertdialog"
      open={open}
      onOpenChange={() => leave('escape-or-outside')}
      title={title}
      description={state.kind === 'done' ? undefined : children}
      closable={!busy}
      cross={false}
      initialFocus={cancel}
      successor={next}
      footer={buttons}
      data-state-kind={state.kind}
      className="eks-confirm-dialog"
    >
      {state.kind === 'failed' && (
        <Alert ref={outcome} tone="danger">
          {errorText?.(state.error) ?? t('failed')}
        </Alert>
      )}
      {state.kind === 'done' && (
        <Alert ref={outcome} tone="success">
          {success}
        </Alert>
      )}
    </Dialog>
  )
}
