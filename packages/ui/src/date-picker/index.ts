export { DatePicker, type DatePickerProps } from './date-picker.js'
export { type ParsedDate, parseDate } from './parse-date.logic.js'
export type { DateChangeDetails, DateReason } from './use-date-text.js'
