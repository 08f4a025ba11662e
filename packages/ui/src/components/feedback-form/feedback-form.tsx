'use client'

import { type ComponentPropsWithRef, useCallback, useEffect, useId, useRef, useState } from 'react'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { focusElement } from '../../foundation/internal/successor-focus.js'
import { type ChangeDetails, useControllable } from '../../foundation/internal/use-controllable.js'
import { useCountdown } from '../../foundation/internal/use-countdown.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { Alert } from '../alert/alert.js'
import { Button } from '../button/button.js'
import { Dialog } from '../dialog/dialog.js'
import { FeedbackFields } from './feedback-fields.js'
import { emptyFeedback, type Feedback, type FeedbackDraft, feedbackIssues } from './feedback-form.logic.js'
import { type FeedbackMessages, feedbackFormTexts } from './feedback-form.texts.js'

interface FeedbackButtonsProps {
  form: string
  state: 'idle' | 'sending' | 'sent' | 'failed'
  onClose: () => void
  /** Called when the user hovers or focuses 'Lukk', or leaves it. */
  onHold: (held: boolean) => void
  messages: FeedbackMessages | undefined
}

/** 'Send inn' becomes 'Lukk': the same button throughout, so that focus stays. */
function FeedbackButtons({ form, state, onClose, onHold, messages }: FeedbackButtonsProps) {
  const t = useTexts('feedbackForm', feedbackFormTexts, messages)
  const sent = state === 'sent'
  return (
    <>
      <Button
        type={sent ? 'button' : 'submit'}
        form={sent ? undefined : form}
        kind={sent ? 'secondary' : 'primary'}
        busy={state === 'sending'}
        onClick={() => sent && onClose()}
        onFocus={() => onHold(sent)}
        onBlur={() => onHold(false)}
      >
        {sent ? t('close') : t('send')}
      </Button>
      {!sent && (
        <Button disabled={state === 'sending'} onClick={onClose}>
          {t('cancel')}
        </Button>
      )}
    </>
  )
}

type State = 'idle' | 'sending' | 'sent' | 'failed'

/** Sends once at a time, aborts on unmount, and ignores the response of an older attempt. */
function useFeedback(onSubmit: (feedback: Feedback, options: { signal: AbortSignal }) => Promise<void>) {
  const [state, setState] = useState<State>('idle')
  const running = useRef<AbortController | null>(null)
  const stop = useCallback(() => {
    running.current?.abort()
    running.current = null
  }, [])
  useEffect(() => stop, [stop])
  const send = async (feedback: Feedback) => {
    if (running.current) return
    const control = new AbortController()
    running.current = control
    setState('sending')
    let outcome: State = 'sent'
    try {
      await onSubmit(feedback, { signal: control.signal })
    } catch {
      // The app logs the error; the user is told that it failed, and keeps the text.
      outcome = 'failed'
    }
    if (running.current !== control) return
    running.current = null
    setState(outcome)
  }
  const reset = useCallback(() => {
    stop()
    setState('idle')
  }, [stop])
  return { state, send, reset }
}

/** Why the form closes. */
type CloseReason = 'close-button' | 'escape-or-outside' | 'sent'
/** What changed: the rating, the comment, or both, cleared after sending. */
type EditReason = 'rating' | 'comment' | 'sent'

/** Props of {@link FeedbackForm}. */
export interface FeedbackFormProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'onSubmit' | 'defaultValue'> {
  /** Whether the form is open, when controlled. */
  open?: boolean
  /** Whether it is open at first, when uncontrolled. */
  defaultOpen?: boolean
  /** Called with false when it is closed, or closes itself after the receipt; `details.reason` tells which. */
  onOpenChange?: (open: boolean, details: ChangeDetails<CloseReason>) => void
  /** The content, when controlled; otherwise the component keeps it, even while the form is closed. */
  value?: FeedbackDraft
  /** The initial content, when uncontrolled. */
  defaultValue?: FeedbackDraft
  /** Called on every change, and with an empty draft once it is sent. */
  onValueChange?: (value: FeedbackDraft, details: ChangeDetails<EditReason>) => void
  /** Sends it. A rejection keeps the form open with its content; the signal aborts on unmount. */
  onSubmit: (feedback: Feedback, options: { signal: AbortSignal }) => Promise<void>
  /** Milliseconds from the receipt until the form closes; waits while the receipt is hovered or 'Lukk' is focused. */
  closeDelay?: number
  /** Overrides single texts. */
  messages?: FeedbackMessages
}

function useDraft({ value, defaultValue, onValueChange }: FeedbackFormProps) {
  return useControllable<FeedbackDraft, EditReason>({
    value,
    defaultValue: defaultValue ?? emptyFeedback,
    onChange: onValueChange,
  })
}

/** The content, what prevents sending it, and the state of an attempt; a failure takes focus, a receipt is announced. */
function useForm(props: FeedbackFormProps, open: boolean, thanks: string) {
  const { onSubmit } = props
  const announce = useAnnounce()
  const [draft, setDraft] = useDraft(props)
  const [tried, setTried] = useState(false)
  const { state, send, reset } = useFeedback(onSubmit)
  const rating = useRef<HTMLInputElement>(null)
  const comment = useRef<HTMLTextAreaElement>(null)
  const failure = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (open) return
    setTried(false)
    reset()
  }, [open, reset])
  useEffect(() => {
    if (state === 'failed') focusElement(failure.current)
    if (state !== 'sent') return
    // Announced by the page's live region, which outlives the dialog.
    announce(thanks)
    setDraft(emptyFeedback, 'sent')
    setTried(false)
  }, [state, announce, thanks, setDraft])
  const submit = () => {
    setTried(true)
    const found = feedbackIssues(draft)
    if (draft.rating !== null && found.length === 0) {
      void send({ rating: draft.rating, comment: draft.comment.trim() })
    } else {
      const wrong = found.includes('ratingMissing') ? rating : comment
      wrong.current?.focus()
    }
  }
  return {
    draft,
    setDraft,
    state,
    submit,
    issues: tried ? feedbackIssues(draft) : [],
    refs: { ratingRef: rating, commentRef: comment, failureRef: failure },
  }
}

/** A rating from 'Grusom!' to 'Fantastisk!' and a comment. The content survives closing and failures. */
export function FeedbackForm(props: FeedbackFormProps) {
  const {
    open: openValue,
    defaultOpen = false,
    onOpenChange,
    value,
    defaultValue,
    onValueChange,
    onSubmit,
    closeDelay = 1000,
    messages,
    ...rest
  } = props
  const t = useTexts('feedbackForm', feedbackFormTexts, messages)
  const formId = useId()
  const [open, setOpen] = useControllable<boolean, CloseReason>({
    value: openValue,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  })
  const { draft, setDraft, state, submit, issues, refs } = useForm(props, open, t('thanks'))
  const [held, setHeld] = useState(false)
  const close = (reason: CloseReason) => {
    if (state === 'sending') return
    setHeld(false)
    setOpen(false, reason)
  }
  useCountdown(open && state === 'sent' ? closeDelay : null, { paused: held, onEnd: () => close('sent') })
  const footer = (
    <FeedbackButtons
      form={formId}
      state={state}
      onClose={() => close('close-button')}
      onHold={setHeld}
      messages={messages}
    />
  )
  return (
    <Dialog
      {...rest}
      open={open}
      onOpenChange={(_, { reason }) => close(reason)}
      title={t('title')}
      closable={state !== 'sending'}
      footer={footer}
      data-state-kind={state}
    >
      {state === 'sent' ? (
        <Alert tone="success" onPointerEnter={() => setHeld(true)} onPointerLeave={() => setHeld(false)}>
          {t('thanks')}
        </Alert>
      ) : (
        <FeedbackFields
          id={formId}
          draft={draft}
          issues={issues}
          failed={state === 'failed'}
          onRating={(rating, event) => setDraft({ ...draft, rating }, 'rating', event)}
          onComment={(comment, event) => setDraft({ ...draft, comment }, 'comment', event)}
          onSubmit={submit}
          messages={messages}
          {...refs}
        />
      )}
    </Dialog>
  )
}
