import { type ColumnMapping, type ImportColumn, lineForCopy, type ProductLine } from '@eksport/domain'
import { type Answers, getAt, setAt } from '@eksport/forms'

/** Those of the answers that stand at fields of these columns: a declaration is no column's, and a field of another template has none here. */
export function constantsOf(columns: readonly ImportColumn[], answers: Answers): Answers {
  const paths = new Set(columns.map(({ path }) => path))
  return [...paths].reduce((kept, path) => {
    const answer = getAt(answers, path)
    return answer === undefined ? kept : setAt(kept, path, answer)
  }, {} as Answers)
}

/** What was answered for all lines and may be proposed for those of the next file: nothing of one consignment, as in a copy (037), and nothing that the file tells itself. */
export function constantsToKeep(columns: readonly ImportColumn[], mapping: ColumnMapping, constants: Answers): Answers {
  const readIds = new Set(mapping.flatMap((reading) => reading?.column ?? []))
  const readPaths = new Set(columns.filter(({ id }) => readIds.has(id)).map(({ path }) => path))
  const unread = columns.filter(({ path }) => !readPaths.has(path))
  const line = { ...constantsOf(unread, constants) } as ProductLine // what a line of this template may hold, as far as it was answered
  return { ...lineForCopy(line) }
}
