export { Field, type FieldProps } from './field.js'
export { type FieldState, useFieldControl } from './field-context.js'
export { FieldError, type FieldErrorProps, FieldHint, type FieldWidth, OptionalMark } from './field-parts.js'
export { Fieldset, type FieldsetProps } from './fieldset.js'
