import {
  type FactSortKey,
  factOfSortKey,
  type ListFactName,
  listFactNames,
  listFacts,
  readStored,
} from '@eksport/domain'
import { type Answers, getAt, setAt } from '@eksport/forms'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { applications as table } from './schema/applications.ts'

/** Facts with a column of the same name beside the document, so that sorting never reads documents. */
type StoredFact = ListFactName & keyof typeof table.$inferInsert

const isStored = (name: ListFactName): name is StoredFact => name in table
const storedFacts = listFactNames.filter(isStored)

/** The values of those columns for a document. */
export const factsToStore = (document: object): Record<StoredFact, string | null> =>
  Object.fromEntries(
    storedFacts.map((name) => [name, getAt(document as Answers, listFacts[name].path) ?? null]),
  ) as Record<StoredFact, string | null> // a value or null for each of them

const inDocument = (name: ListFactName): SQL<string | null> =>
  sql<string | null>`${table.document} #>> ${`{${listFacts[name].path.replaceAll('.', ',')}}`}`

/** The SQL of each fact for a page of the list: its column, or its path in the document. */
export const factColumns = Object.fromEntries(
  listFactNames.map((name) => [name, isStored(name) ? table[name] : inDocument(name)]),
) as Readonly<Record<ListFactName, SQL<string | null>>>

const sortColumn = ([key, name]: readonly [string, ListFactName]): readonly [string, PgColumn] => {
  if (!isStored(name)) throw new Error(`The list cannot be sorted by ${name}: it has no column in the table.`)
  return [key, table[name]]
}

/** [TBL-02] The column behind each sort key of a fact. */
export const factSortColumns = Object.fromEntries(Object.entries(factOfSortKey).map(sortColumn)) as Readonly<
  Record<FactSortKey, PgColumn>
> // each key of the table it was made from

/** [CRT-04] The facts of a row in the current shape; unknown ones are left out. */
export function readFacts(row: Readonly<Record<ListFactName, string | null>>): Partial<Record<ListFactName, unknown>> {
  const stored = listFactNames.reduce<Answers>(
    (document, name) => (row[name] === null ? document : setAt(document, listFacts[name].path, row[name])),
    {},
  )
  const read = readStored(stored)
  return Object.fromEntries(
    listFactNames.flatMap((name) => {
      const fact = getAt(read, listFacts[name].path)
      return fact === undefined ? [] : [[name, fact] as const]
    }),
  )
}
