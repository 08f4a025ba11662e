/** Splits words as the database does: at ASCII punctuation and spaces. */
const between = /[\s!-/:-@[-`{-~]+/

const beginning = (word: string) => `'${word}':*`

/** A word as a prefix, with and without its leading zeros: reference numbers are written with zeros, and batch numbers may begin with some. */
function asTyped(word: string): string {
  const number = /^0+(?=\d)/.test(word) ? word.replace(/^0+(?=\d)/, '') : undefined
  return number === undefined ? beginning(word) : `(${beginning(word)} | ${beginning(number)})`
}

export const searchWords = (text: string): string[] =>
  text
    .toLowerCase()
    .split(between)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, 200))

const joined = (words: readonly string[]) => words.join('').slice(0, 200)

/** How many of the words begin a word of the value; all of them if the value without separators begins with the joined words. */
export function wordsFound(words: readonly string[], value: string): number {
  const own = searchWords(value)
  const whole = joined(own).replace(/^0{0,2}47(?=\d{8}$)/, '')
  if (joined(own).startsWith(joined(words)) || whole.startsWith(joined(words))) return words.length
  return words.filter((word) => own.some((one) => one.startsWith(word))).length
}

/** The query to the index of words, in its language. */
interface SearchQuery {
  /** All of these must match, each as the beginning of a word. */
  readonly every: readonly string[]
  /** Alternatives to those: the whole text as one word, or a plant. */
  readonly instead: readonly string[]
}

/** The query for a text, which may also mean the given plants; undefined if the text has no word. */
export function searchQuery(text: string, plants: readonly string[] = []): SearchQuery | undefined {
  const words = searchWords(text)
  if (words.length === 0) return undefined
  const asOne = words.length === 1 ? [] : [beginning(joined(words))]
  const ofPlants = plants.map((number) => `'${joined(searchWords(number))}'`)
  return { every: words.map(asTyped), instead: [...asOne, ...ofPlants] }
}
