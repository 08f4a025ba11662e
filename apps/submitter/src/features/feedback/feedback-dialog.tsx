import { giveFeedback } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { createAttemptKeys } from '@eksport/portal/server/attempt-keys.ts'
import { type Feedback, FeedbackForm, type FeedbackFormProps } from '@eksport/ui'

/** [FBK-01] The feedback dialog, in its own file because few people open it. */
export const FeedbackDialog = (props: Pick<FeedbackFormProps, 'open' | 'onOpenChange'>) => (
  <FeedbackForm {...props} onSubmit={sendFeedback} />
)

/** The same text sent again after a lost response counts as one feedback, even if the form was closed in between. */
const keys = createAttemptKeys()

/** [FBK-01] Sends the feedback. */
async function sendFeedback({ rating, comment }: Feedback, { signal }: { signal: AbortSignal }): Promise<void> {
  const body = { rating, ...(comment === '' ? {} : { comment }) }
  await api.call(giveFeedback, { body, signal, idempotencyKey: keys.of(rating, comment) })
  keys.forget()
}
