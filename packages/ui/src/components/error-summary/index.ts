export { ErrorSummary, type ErrorSummaryItem, type ErrorSummaryProps, focusField } from './error-summary.js'
