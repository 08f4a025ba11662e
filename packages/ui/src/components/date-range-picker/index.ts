export {
  type DateRangeChange,
  type DateRangeEnd,
  DateRangePicker,
  type DateRangePickerProps,
  type DateRangeValue,
} from './date-range-picker.js'
