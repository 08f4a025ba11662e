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
  /** Somebody came to 'Lukk' by themselves, or left it. */
  onHold: (held: boolean) => void
  messages: FeedbackMessages | undefined
}

/** 'Send inn' becomes 'Lukk': one and the same button all the way, so that focus stays where it is. */
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

/** Sends once at a time, stops when the form leaves the page, and never lets an old answer touch a newer try. */
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
      // What went wrong is the app's to log; the user sees that it did, and keeps what was written.
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
/** What changed in what is written: the rating, the comment, or both emptied after sending. */
type EditReason = 'rating' | 'comment' | 'sent'

/** Props of {@link FeedbackForm}. */
export interface FeedbackFormProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'onSubmit' | 'defaultValue'> {
  /** Whether the form is open, when the caller owns that. */
  open?: boolean
  /** Whether it is open at first. */
  defaultOpen?: boolean
  /** Called with false when it is closed, or closes by itself after the receipt; `details.reason` tells which. */
  onOpenChange?: (open: boolean, details: ChangeDetails<CloseReason>) => void
  /** What is written; kept by the component when left out, also while the form is closed. */
  value?: FeedbackDraft
  /** What is written at first. */
  defaultValue?: FeedbackDraft
  /** Called by every change, and with an empty draft when it is sent. */
  onValueChange?: (value: FeedbackDraft, details: ChangeDetails<EditReason>) => void
  /** Sends it. Rejecting keeps the form open with what was written; the signal aborts when the form leaves the page. */
  onSubmit: (feedback: Feedback, options: { signal: AbortSignal }) => Promise<void>
  /** Milliseconds from the receipt until the form closes; it waits while the receipt is pointed at or 'Lukk' visited. */
  closeDelay?: number
  /** Words of one's own for some of the texts. */
  messages?: FeedbackMessages
}

function useDraft({ value, defaultValue, onValueChange }: FeedbackFormProps) {
  return useControllable<FeedbackDraft, EditReason>({
    value,
    defaultValue: defaultValue ?? emptyFeedback,
    onChange: onValueChange,
  })
}

/** What is written, what hinders sending it, and the way of one try; a failure gets focus, a receipt is said. */
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
    // Said by the page, whose voice outlives the dialog.
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

/** A rating from 'Grusom!' to 'Fantastisk!' and a comment. What is written survives closing and failing. */
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
