import type { WidgetProps } from '../form-types.js'

/** The props of a simple widget that its control takes. */
export const controlOf = ({ disabled, onBlur }: WidgetProps) => ({ disabled, onBlur: () => onBlur() })

/** The props of a widget that a group of labelled controls takes: the question, and its error. */
export const questionOf = ({ id, label, hint, optional, error }: WidgetProps) => ({
  id,
  legend: label,
  hint,
  optional,
  error: error(),
})
