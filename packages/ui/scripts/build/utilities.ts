import { groupBy } from '@eksport/forms'
import parser from 'postcss-selector-parser'

/** Whether a class (unescaped) is one of Tailwind's utilities: `eks:flex`, `eks:narrow:hidden`. */
export const isUtility = (name: string) => name.startsWith('eks:')

/** The classes that a selector names, in their order. */
export function classesOf(selector: string): readonly string[] {
  const names: string[] = []
  parser((root) => root.walkClasses(({ value }) => void names.push(value))).processSync(selector)
  return names
}

// The letters of words first: gzip has a shorter code for what a text has often.
const letters = 'etnorsilcmudfpabghjkqvwxyz0123456789'

/** `e`, `t` … `9`, `ee`: the shortest name for the n-th thing. */
const shortName = (index: number): string =>
  (index < letters.length ? '' : shortName(Math.floor(index / letters.length) - 1)) + letters[index % letters.length]

/** Stands before a short name, so that it is no class of a host's; it is in a page two thousand times. */
export const prefix = 'e_'

// A class stands between spaces and quotes; the one with quotes of its own is an empty `content`.
const word = String.raw`eks:(?:\[''\]|[^\s"'\`])+`
const words = new RegExp(word, 'g')
const runs = new RegExp(`${word}(?: +${word})*`, 'g')

interface Known {
  readonly has: (name: string) => boolean
}

/** The utilities that a module names, among those that the stylesheet has. */
export const utilitiesIn = (code: string, known: Known): readonly string[] =>
  (code.match(words) ?? []).filter((name) => known.has(name))

const named = new RegExp(String.raw`(?<![\w-])${word}`, 'g')

/**
 * The utilities that a module names and no rule is about: they are misspelt, or ask for a token that is not there. What is written
 * out of parts is no class but a key of the storage.
 */
export const unknownIn = (code: string, known: Known): readonly string[] =>
  (code.match(named) ?? []).filter((name) => !known.has(name) && !name.includes('${'))

/**
 * A short name for each utility of the modules, the shorter the more often it is used. Utilities that stand together in
 * each list that names one of them share a name: no element has the one without the other.
 */
export function shortNames(modules: Iterable<string>, known: Known): ReadonlyMap<string, string> {
  const lists = [...modules].flatMap((code) => code.match(runs) ?? [])
  const places = new Map<string, Set<number>>()
  for (const [index, list] of lists.entries()) {
    for (const name of utilitiesIn(list, known)) places.set(name, (places.get(name) ?? new Set()).add(index))
  }
  const groups = groupBy(places.keys(), (name) => [...(places.get(name) ?? [])].join())
  const byUse = [...groups].toSorted(([a, [first = '']], [b, [second = '']]) => {
    const more = b.split(',').length - a.split(',').length
    return more || (first < second ? -1 : 1)
  })
  return new Map(
    byUse.flatMap(([, group], index) => group.map((name) => [name, `${prefix}${shortName(index)}`] as const)),
  )
}

/** A module with short names in place of the utilities. */
export const withShortNames = (code: string, names: ReadonlyMap<string, string>): string =>
  code.replace(runs, (list) => [...new Set(list.split(/ +/).map((name) => names.get(name) ?? name))].join(' '))

/** A selector with short names in place of the utilities. */
export const selectorWithShortNames = (selector: string, names: ReadonlyMap<string, string>): string =>
  parser((root) => {
    root.walkClasses((node) => {
      const short = names.get(node.value)
      if (short !== undefined) node.value = short
    })
  }).processSync(selector)
