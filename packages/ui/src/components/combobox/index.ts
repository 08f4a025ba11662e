export { Combobox, type ComboboxProps } from './combobox.js'
export { type ComboboxOption, foldText } from './search.logic.js'
export type { ComboboxReason } from './use-combobox.js'
