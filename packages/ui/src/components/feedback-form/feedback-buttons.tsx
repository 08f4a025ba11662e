'use client'
import { useTexts } from '../../foundation/text/use-texts.js'
import { Button } from '../button/button.js'
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
export function FeedbackButtons({ form, state, onClose, onHold, messages }: FeedbackButtonsProps) {
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
