/** Words that stand behind others; an abbreviation keeps its capitals: 'HS-kode'. */
export const firstSmall = (words: string): string =>
  words.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase())
