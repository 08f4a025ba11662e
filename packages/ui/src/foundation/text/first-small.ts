/** Lowercases the first letter, for use after other words; an abbreviation keeps its capitals: 'HS-kode'. */
export const firstSmall = (words: string): string =>
  words.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase())
