'use client'
import type { FormEvent, Ref } from 'react'
import { useTexts } from '../../foundation/text/use-texts.js'
import { Alert } from '../alert/alert.js'
import { Field } from '../field/field.js'
import { Textarea } from '../textarea/textarea.js'
import {
  type FeedbackDraft,
  type FeedbackIssue,
  type FeedbackRating,
  feedbackCommentLimit,
} from './feedback-form.logic.js'
import { type FeedbackMessages, feedbackFormTexts } from './feedback-form.texts.js'
import { RatingScale } from './rating-scale.js'

interface FeedbackFieldsProps {
  id: string
  draft: FeedbackDraft
  issues: readonly FeedbackIssue[]
  failed: boolean
  onRating: (rating: FeedbackRating, event: Event) => void
  onComment: (comment: string, event: Event) => void
  onSubmit: () => void
  messages: FeedbackMessages | undefined
  failureRef: Ref<HTMLDivElement>
  ratingRef: Ref<HTMLInputElement>
  commentRef: Ref<HTMLTextAreaElement>
}

/** The two questions, and above them what went wrong with sending the answers. */
export function FeedbackFields(props: FeedbackFieldsProps) {
  const { id, draft, issues, failed, onRating, onComment, onSubmit, messages, failureRef, ratingRef, commentRef } =
    props
  const t = useTexts('feedbackForm', feedbackFormTexts, messages)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form id={id} noValidate onSubmit={submit} className="eks-feedback-form eks:flex eks:flex-col eks:gap-5">
      {failed && (
        <Alert ref={failureRef} tone="danger">
          {t('failed')}
        </Alert>
      )}
      <RatingScale
        value={draft.rating}
        onChoose={onRating}
        error={issues.includes('ratingMissing') ? t('ratingMissing') : undefined}
        firstRef={ratingRef}
        messages={messages}
      />
      <Field
        label={t('comment')}
        hint={t('commentHint')}
        optional
        error={issues.includes('commentTooLong') ? t('commentTooLong') : undefined}
      >
        <Textarea
          ref={commentRef}
          limit={feedbackCommentLimit}
          value={draft.comment}
          onChange={(event) => onComment(event.target.value, event.nativeEvent)}
        />
      </Field>
    </form>
  )
}
