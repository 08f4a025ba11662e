export type { FormSurroundings, LookupSource } from './form-types.js'
export { StepForm, type StepFormProps } from './step-form.js'
