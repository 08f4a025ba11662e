import { type ColumnMapping, type ImportColumn, lineForCopy, type ProductLine } from '@eksport/domain'
import { type Answers, getAt, setAt } from '@eksport/forms'

/** The answers at fields of these columns; a declaration has no column, and neither does a field of another template. */
export function constantsOf(columns: readonly ImportColumn[], answers: Answers): Answers {
  const paths = new Set(columns.map(({ path }) => path))
  return [...paths].reduce((kept, path) => {
    const answer = getAt(answers, path)
    return answer === undefined ? kept : setAt(kept, path, answer)
  }, {} as Answers)
}

/** The answers for all lines that may be proposed for the next file: without those that belong to one consignment, as in a copy (037), and without what the file states itself. */
export function constantsToKeep(columns: readonly ImportColumn[], mapping: ColumnMapping, constants: Answers): Answers {
  const readIds = new Set(mapping.flatMap((reading) => reading?.column ?? []))
  const readPaths = new Set(columns.filter(({ id }) => readIds.has(id)).map(({ path }) => path))
  const unread = columns.filter(({ path }) => !readPaths.has(path))
  const line = { ...constantsOf(unread, constants) } as ProductLine // what a line of this template may hold, possibly incomplete
  return { ...lineForCopy(line) }
}
