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

/**
 * What a text asks the index of words for: every word of it, as the beginning of one that an application has, or all of it
 * in one, or else one of these plants. With an organisation, among its own. Nothing where the text has no word.
 */
export function searchQuery(
  text: string,
  { organisationNumber, plants = [] }: { readonly organisationNumber?: string; readonly plants?: readonly string[] },
): string | undefined {
  const words = searchWords(text)
  if (words.length === 0) return undefined
  const each = words.map(asTyped).join(' & ')
  const typed = words.length === 1 ? each : `((${each}) | ${beginning(joined(words))})`
  const ofPlants = plants.map((number) => ` | '${joined(searchWords(number))}'`)
  const asked = ofPlants.length === 0 ? typed : `(${typed}${ofPlants.join('')})`
  return organisationNumber === undefined ? asked : `${asked} & '!${organisationNumber}'`
}
