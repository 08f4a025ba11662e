export { MultiCombobox, type MultiComboboxProps } from './multi-combobox.js'
export type { MultiComboboxReason } from './use-multi-combobox.js'
