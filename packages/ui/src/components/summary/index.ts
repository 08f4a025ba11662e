export { Summary, type SummaryProps } from './summary.js'
