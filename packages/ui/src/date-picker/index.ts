export { type DateOpenReason, DatePicker, type DatePickerProps } from './date-picker.js'
export { type ParsedDate, parseDate } from './parse-date.logic.js'
export type { DateChangeDetails, DateProblem, DateReason } from './use-date-text.js'
