export { type ParsedDate, parseDate } from '@eksport/forms'
export { DatePicker, type DatePickerProps } from './date-picker.js'
export {
  DatePickerCalendar,
  type DatePickerCalendarProps,
  DatePickerField,
  type DatePickerFieldProps,
  DatePickerInput,
  type DatePickerInputProps,
  DatePickerTrigger,
  type DatePickerTriggerProps,
} from './date-picker-parts.js'
export { type DateOpenReason, DatePickerRoot, type DatePickerRootProps } from './date-picker-root.js'
export type { DateChangeDetails, DateProblem, DateReason } from './use-date-text.js'
