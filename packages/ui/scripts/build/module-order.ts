import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const order: readonly string[] = JSON.parse(readFileSync(join(import.meta.dirname, 'module-order.json'), 'utf8'))
const places = new Map(order.map((name, index) => [name, index]))

/**
 * The order that a page with everything packs best: modules by their place in the package, other packages by their name, and the
 * constants of files that hold many of one kind by theirs. It was searched for (`npm run generate:module-order`,
 * docs/decisions/058); what came after that search stands last.
 */
export const inOrder = <One>(all: readonly One[], nameOf: (one: One) => string): readonly One[] => {
  const placeOf = (one: One) => places.get(nameOf(one)) ?? order.length
  return all.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** How much of it is still there: it ages with each module that is renamed. */
export const knownOf = (names: ReadonlySet<string>) => order.filter((name) => names.has(name)).length
