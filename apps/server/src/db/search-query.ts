/** As the database parts the words of an application: what stands between them is ASCII punctuation or a blank. */
const between = /[\s!-/:-@[-`{-~]+/

const beginning = (word: string) => `'${word}':*`

/** A reference is written with zeros before it, and a batch may begin with some. */
function asTyped(word: string): string {
  const number = /^0+(?=\d)/.test(word) ? word.replace(/^0+(?=\d)/, '') : undefined
  return number === undefined ? beginning(word) : `(${beginning(word)} | ${beginning(number)})`
}

/** The words of a text, as they are asked for. */
export const searchWords = (text: string): string[] =>
  text
    .toLowerCase()
    .split(between)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, 200))

const joined = (words: readonly string[]) => words.join('').slice(0, 200)

/** How many of these words begin a word of a value; all of them where it begins so without what stands between. */
export function wordsFound(words: readonly string[], value: string): number {
  const own = searchWords(value)
  const whole = joined(own).replace(/^0{0,2}47(?=\d{8}$)/, '')
  if (joined(own).startsWith(joined(words)) || whole.startsWith(joined(words))) return words.length
  return words.filter((word) => own.some((one) => one.startsWith(word))).length
}

/** What an index of words is asked for, in its language. */
interface SearchQuery {
  /** All of these: each word, as the beginning of one. */
  readonly every: readonly string[]
  /** Or one of these: all of it as one word, or a plant. */
  readonly instead: readonly string[]
}

/** What a text asks for, where it may mean these plants too. Undefined where it has no word. */
export function searchQuery(text: string, plants: readonly string[] = []): SearchQuery | undefined {
  const words = searchWords(text)
  if (words.length === 0) return undefined
  const asOne = words.length === 1 ? [] : [beginning(joined(words))]
  const ofPlants = plants.map((number) => `'${joined(searchWords(number))}'`)
  return { every: words.map(asTyped), instead: [...asOne, ...ofPlants] }
}
