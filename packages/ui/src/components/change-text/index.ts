export { ChangeText, type ChangeTextProps } from './change-text.js'
export { type ChangeWords, changeBetween, type FactWords } from './change-text.logic.js'
