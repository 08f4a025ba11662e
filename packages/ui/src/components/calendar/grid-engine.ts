// A file of its own that only re-exports the third-party library, loaded with the first calendar (see
// popover/floating-engine.ts).
export { DayPicker } from 'react-day-picker'
