import { withoutInvisible } from '@eksport/forms'

/** Takes out of a field what copying has brought along and nobody sees, before its owner hears of it; the caret stays where it was. */
export function cleanInput(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, selectionStart } = field
  const clean = withoutInvisible(value)
  if (clean === value) return
  field.value = clean
  if (selectionStart === null) return
  const caret = withoutInvisible(value.slice(0, selectionStart)).length
  field.setSelectionRange(caret, caret)
}
