// A file of its own, fetched with the first calendar; the foreign library alone (see popover/floating-engine.ts).
export { DayPicker } from 'react-day-picker'
