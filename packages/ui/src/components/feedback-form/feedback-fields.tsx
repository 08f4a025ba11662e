'use client'

import { type FormEvent, type Ref, useId } from 'react'
import type { Icon } from '../../foundation/icons/create-icon.js'
import { Angry, Frown, Laugh, Meh, Smile } from '../../foundation/icons/icons.js'
import { ChoiceInput } from '../../foundation/internal/choice-input.js'
import { cx } from '../../foundation/internal/cx.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { Alert } from '../alert/alert.js'
import { Field } from '../field/field.js'
import { FieldError, labelClass } from '../field/field-parts.js'
import { Textarea } from '../textarea/textarea.js'
import {
  type FeedbackDraft,
  type FeedbackIssue,
  type FeedbackRating,
  feedbackCommentLimit,
  feedbackRatings,
} from './feedback-form.logic.js'
import { type FeedbackMessages, feedbackFormTexts } from './feedback-form.texts.js'

// Drawn as icons, because emoji look different on every machine and are missing on some.
const faces: Record<FeedbackRating, Icon> = { 1: Angry, 2: Frown, 3: Meh, 4: Smile, 5: Laugh }

const tile = [
  'eks-rating eks-ringed eks:relative eks:flex eks:min-h-22 eks:cursor-pointer eks:flex-col eks:items-center eks:justify-center eks:gap-1.5 eks:rounded eks:edge-1 eks:px-2 eks:py-2 eks:text-center eks:text-small eks:weight-medium',
  'eks:narrow:min-h-12 eks:narrow:flex-row eks:narrow:justify-start eks:narrow:gap-3 eks:narrow:px-4 eks:narrow:text-ui',
  'eks:hover:border-field-line-hover',
].join(' ')
const chosenTile =
  'eks:border-action eks:bg-action-tint eks:[box-shadow:inset_0_0_0_1px_var(--eks-action)] eks:forced-colors:edge-2 eks:forced-colors:border-[Highlight]'
const wrongTile = 'eks:border-danger-base eks:bg-surface'
const openTile = 'eks:border-field-line eks:bg-surface'

interface RatingScaleProps {
  value: FeedbackRating | null
  onChoose: (rating: FeedbackRating, event: Event) => void
  error?: string | undefined
  /** The radio button that an error focuses. */
  firstRef: Ref<HTMLInputElement>
  messages: FeedbackMessages | undefined
}

/** Five radio buttons with text labels; the faces are decoration. */
function RatingScale({ value, onChoose, error, firstRef, messages }: RatingScaleProps) {
  const t = useTexts('feedbackForm', feedbackFormTexts, messages)
  const id = useId()
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: no element of HTML is a required group; the legend names it as it stands
      role="radiogroup"
      aria-required
      className="eks-rating-scale eks:min-w-0"
      aria-describedby={error ? `${id}-error` : undefined}
      data-invalid={error ? true : undefined}
    >
      <legend className={labelClass}>{t('question')}</legend>
      <div className="eks-rating-tiles eks:mt-label-gap eks:grid eks:gap-2">
        {feedbackRatings.map((rating) => {
          const Face = faces[rating]
          return (
            <label
              key={rating}
              data-chosen={value === rating || undefined}
              className={cx(tile, value === rating ? chosenTile : error ? wrongTile : openTile)}
            >
              <ChoiceInput
                ref={rating === 1 ? firstRef : undefined}
                type="radio"
                name={id}
                value={rating}
                required
                checked={value === rating}
                onChange={(event) => onChoose(rating, event.nativeEvent)}
                className="eks:absolute eks:inset-0 eks:size-full eks:cursor-pointer eks:opacity-0"
              />
              <Face
                strokeWidth={1.75}
                className={cx('eks:size-8 eks:narrow:size-7', value === rating ? 'eks:text-action' : 'eks:text-subtle')}
              />
              <span className="eks:min-w-0">{t(`rating${rating}`)}</span>
            </label>
          )
        })}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}

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

/** The two questions, and above them an error if sending failed. */
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
