/** As the database parts the words of an application: what stands between them is ASCII punctuation or a blank. */
const between = /[\s!-/:-@[-`{-~]+/

const beginning = (word: string) => `'${word}':*`

/** A reference is written with zeros before it, and a batch may begin with some. */
function asTyped(word: string): string {
  const number = /^0+(?=\d)/.test(word) ? word.replace(/^0+(?=\d)/, '') : undefined
  return number === undefined ? beginning(word) : `(${beginning(word)} | ${beginning(number)})`
}

/**
 * What a text asks the index of words for: every word of it, as the beginning of one that an application has, or all of it
 * in one. With an organisation, among its own. Nothing where the text has no word.
 */
export function searchQuery(text: string, organisationNumber?: string): string | undefined {
  const words = text
    .toLowerCase()
    .split(between)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, 200))
  if (words.length === 0) return undefined
  const each = words.map(asTyped).join(' & ')
  const asked = words.length === 1 ? each : `((${each}) | ${beginning(words.join('').slice(0, 200))})`
  return organisationNumber === undefined ? asked : `${asked} & '!${organisationNumber}'`
}
