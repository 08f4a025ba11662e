import { giveFeedback } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { createAttemptKeys } from '@eksport/portal/server/attempt-keys.ts'
import { type Feedback, FeedbackForm, type FeedbackFormProps } from '@eksport/ui'

/** [FBK-01] What is opened in the foot of every page; in a file of its own, since few open it. */
export const FeedbackDialog = (props: Pick<FeedbackFormProps, 'open' | 'onOpenChange'>) => (
  <FeedbackForm {...props} onSubmit={sendFeedback} />
)

/** The same words sent again after a lost answer are one feedback, also when the form was closed in between. */
const keys = createAttemptKeys()

/** [FBK-01] */
async function sendFeedback({ rating, comment }: Feedback, { signal }: { signal: AbortSignal }): Promise<void> {
  const body = { rating, ...(comment === '' ? {} : { comment }) }
  await api.call(giveFeedback, { body, signal, idempotencyKey: keys.of(rating, comment) })
  keys.forget()
}
