export type { MultiComboboxReason } from './multi-combobox.js'
export { MultiCombobox, type MultiComboboxProps } from './multi-combobox.js'
