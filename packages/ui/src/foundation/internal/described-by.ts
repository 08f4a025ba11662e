import { cx } from './cx.js'

/** The ids of what describes a control: its hint and its error, where they are shown, and `others`. */
export const describedBy = (id: string, hint: unknown, error: unknown, others?: string): string | undefined =>
  cx(Boolean(hint) && `${id}-hint`, Boolean(error) && `${id}-error`, others) || undefined
