import { FeedbackForm, type FeedbackFormProps } from '@eksport/ui'
import { sendFeedback } from './give-feedback.ts'

/** [FBK-01] What is opened in the foot of every page; in a file of its own, since few open it. */
export const FeedbackDialog = (props: Pick<FeedbackFormProps, 'open' | 'onOpenChange'>) => (
  <FeedbackForm {...props} onSubmit={sendFeedback} />
)
