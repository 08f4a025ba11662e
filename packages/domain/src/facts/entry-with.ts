import { applicationEntries } from './application-entries.ts'
import type { FactEntry } from './entries.ts'
import type { FactPath } from './facts.ts'
import { lineEntries } from './line-entries.ts'

const inLine = 'productLines.'

/** The entry that tells an answer. */
export function entryWith(path: FactPath): FactEntry {
  const [entries, place] = path.startsWith(inLine)
    ? [lineEntries, path.slice(inLine.length)]
    : [applicationEntries, path]
  const entry = entries.find(({ facts }) => facts.some((member) => member.path === place))
  if (entry === undefined) throw new Error(`${path} is told with the items of its list`)
  return entry
}
