/** One to five: 'Grusom!' to 'Fantastisk!'. */
export type FeedbackRating = 1 | 2 | 3 | 4 | 5

export const feedbackRatings: readonly FeedbackRating[] = [1, 2, 3, 4, 5]

/** Maximum length of a comment in user-perceived characters: an emoji is one. */
export const feedbackCommentLimit = 500

/** The unsent content; nothing is preselected. */
export interface FeedbackDraft {
  readonly rating: FeedbackRating | null
  readonly comment: string
}

/** What is sent: a rating, and the trimmed comment. */
export interface Feedback {
  readonly rating: FeedbackRating
  readonly comment: string
}

export const emptyFeedback: FeedbackDraft = { rating: null, comment: '' }

/** What prevents sending, in the order of the form. */
export type FeedbackIssue = 'ratingMissing' | 'commentTooLong'

export function feedbackIssues({ rating, comment }: FeedbackDraft): readonly FeedbackIssue[] {
  const issues: FeedbackIssue[] = []
  if (rating === null) issues.push('ratingMissing')
  if ([...comment.trim()].length > feedbackCommentLimit) issues.push('commentTooLong')
  return issues
}

export const asRating = (value: string): FeedbackRating | null =>
  feedbackRatings.find((rating) => String(rating) === value) ?? null

type Box = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>

/** Whether two boxes overlap when each is extended by `gap` pixels. */
export function overlaps(one: Box, other: Box, gap = 0): boolean {
  return (
    one.left < other.right + gap &&
    one.right > other.left - gap &&
    one.top < other.bottom + gap &&
    one.bottom > other.top - gap
  )
}
