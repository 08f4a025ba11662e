import { z } from 'zod'
import { idOf, type ListName, listsSchema, type Row } from './lists.ts'

/** A row with its id, unique in its list. */
export interface IdentifiedRow {
  readonly id: string
  readonly row: Row
}

/** The rows of a version, or what is wrong with them: in Norwegian, one line per fault. */
export type CheckedRows =
  | { readonly rows: readonly IdentifiedRow[]; readonly problems?: never }
  | { readonly rows?: never; readonly problems: readonly string[] }

const looseRows = z.array(z.looseObject({}))
const norwegian = { error: z.locales.no().localeError }

function wordsOf(content: readonly Row[], list: ListName, { path, message }: z.core.$ZodIssue): string {
  const [index, ...field] = path
  const row = typeof index === 'number' ? content[index] : undefined
  const place = row === undefined ? 'Listen' : `Rad ${Number(index) + 1} (${idOf(list, row)})`
  return `${place}${field.length === 0 ? '' : `, ${field.join('.')}`}: ${message}`
}

/** Checks that the content of a file is a version of a list: the right shape, not empty, no duplicate ids. */
export function checkRows(list: ListName, content: unknown): CheckedRows {
  const loose = looseRows.safeParse(content, norwegian)
  if (!loose.success) return { problems: [`Innholdet er ikke en liste av rader (${list}).`] }
  if (loose.data.length === 0) return { problems: ['Listen er tom.'] }
  const strict = listsSchema.shape[list].safeParse(content, norwegian)
  if (!strict.success) return { problems: strict.error.issues.map((issue) => wordsOf(loose.data, list, issue)) }
  const rows = loose.data.map((row) => ({ id: idOf(list, row), row }))
  const seen = new Set<string>()
  const twice = rows.filter(({ id }) => seen.size === seen.add(id).size)
  if (twice.length > 0) return { problems: twice.map(({ id }) => `${id} står to ganger.`) }
  return { rows }
}
