import { withoutInvisible } from '@eksport/forms'

/** Removes invisible characters that copying added to a field, before its owner sees them; the caret keeps its place. */
export function cleanInput(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, selectionStart } = field
  const clean = withoutInvisible(value)
  if (clean === value) return
  field.value = clean
  if (selectionStart === null) return
  const caret = withoutInvisible(value.slice(0, selectionStart)).length
  field.setSelectionRange(caret, caret)
}
