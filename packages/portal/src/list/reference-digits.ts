const longest = 12

/** [LST-05] The digits of a text that is typed or pasted into a search for a reference number. */
export const referenceDigits = (text: string): string => text.replace(/\D/g, '').slice(0, longest)

/** The reference number meant by `4007`, `#004007` or a pasted text with spaces around it. */
export function readReference(text: string): number | undefined {
  const digits = /^#?0*([1-9]\d{0,9})$/.exec(text.trim())?.[1]
  return digits === undefined ? undefined : Number(digits)
}
