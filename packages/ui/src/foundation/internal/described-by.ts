import { cx } from './cx.js'

/** The ids of a control's descriptions: its hint and its error, if shown, and `others`. */
export const describedBy = (id: string, hint: unknown, error: unknown, others?: string): string | undefined =>
  cx(Boolean(hint) && `${id}-hint`, Boolean(error) && `${id}-error`, others) || undefined
