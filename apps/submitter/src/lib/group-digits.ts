/** An organisation number in threes, as the register writes it. */
export const groupDigits = (number: string): string => number.replace(/(\d{3})(?=\d)/g, '$1\u00a0')
