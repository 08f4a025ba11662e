export { SlotPicker, type SlotPickerProps } from './slot-picker.js'
export type { DayOf, Slot, SlotDay, SlotDays, SlotReason, SlotValue, SlotWindow } from './slot-types.js'
