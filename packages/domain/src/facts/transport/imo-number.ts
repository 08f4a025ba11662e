const weights = [7, 6, 5, 4, 3, 2] as const

/**
 * Whether a text is a ship's number in the scheme of the International Maritime Organization (resolution A.1117(30)): seven
 * digits, the last of which is the last digit of the weighted sum of the others. `IMO` may precede it.
 */
export function isImoNumber(text: string): boolean {
  const [, digits] = /^(?:IMO\s*)?(\d{7})$/i.exec(text.trim()) ?? []
  if (digits === undefined) return false
  const sum = weights.reduce((all, weight, place) => all + weight * Number(digits[place]), 0)
  return sum % 10 === Number(digits[6])
}
