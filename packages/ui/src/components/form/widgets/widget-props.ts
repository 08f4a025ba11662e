import type { WidgetProps } from '../form-types.js'

/** What the control of a simple widget takes of it. */
export const controlOf = ({ disabled, onBlur }: WidgetProps) => ({ disabled, onBlur: () => onBlur() })

/** What a group of controls, each with a label of its own, takes of the widget: the question, and what is wrong with the answer. */
export const questionOf = ({ id, label, hint, optional, error }: WidgetProps) => ({
  id,
  legend: label,
  hint,
  optional,
  error: error(),
})
