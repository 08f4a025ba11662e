export { ErrorSummary, type ErrorSummaryItem, type ErrorSummaryProps } from './error-summary.js'
export { focusField } from './focus-field.js'
