export { PickupTimePicker, type PickupTimePickerProps, type PickupValue } from './pickup-time-picker.js'
