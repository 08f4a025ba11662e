export { ValidationBox, type ValidationBoxProps, type ViolationLink } from './validation-box.js'
export { groupViolations, type ValidationBoxKind, type ViolationGroup } from './validation-box.logic.js'
