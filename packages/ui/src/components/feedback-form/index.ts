export { FeedbackForm, type FeedbackFormProps } from './feedback-form.js'
export type { Feedback, FeedbackDraft, FeedbackRating } from './feedback-form.logic.js'
export { FeedbackLauncher, type FeedbackLauncherProps } from './feedback-launcher.js'
