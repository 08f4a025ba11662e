import type { FormValues } from './known-values.ts'

/** Text without what nobody sees: a program that saves a form breaks lines anew, and a space is no answer. */
export const visible = (text: string) =>
  text.normalize('NFKC').replace(/[\s\p{Cc}\p{Default_Ignorable_Code_Point}]+/gu, '')

/** [CRT-16] What a person wrote in a form: nothing of what stood in its fields when it was handed out, and nothing that cannot be seen. */
export const writtenValues = (values: FormValues, handedOut: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(values).filter(([name, text]) => !['', visible(handedOut[name] ?? '')].includes(visible(text))),
  )
