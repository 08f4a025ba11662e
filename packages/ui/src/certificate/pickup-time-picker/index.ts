export {
  type PickupReason,
  PickupTimePicker,
  type PickupTimePickerProps,
  type PickupValue,
} from './pickup-time-picker.js'
