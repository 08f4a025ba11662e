const weights = [7, 6, 5, 4, 3, 2] as const

/**
 * Whether a text is the number of a ship by the scheme of the International Maritime Organization (resolution A.1117(30)):
 * seven digits, the last of which is the last of the sum of the others, each times its weight. `IMO` may stand before it.
 */
export function isImoNumber(text: string): boolean {
  const [, digits] = /^(?:IMO\s*)?(\d{7})$/i.exec(text.trim()) ?? []
  if (digits === undefined) return false
  const sum = weights.reduce((all, weight, place) => all + weight * Number(digits[place]), 0)
  return sum % 10 === Number(digits[6])
}
