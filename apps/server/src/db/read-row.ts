import { type ApplicationRow, applicationRowSchema } from '@eksport/domain'
import { type Answers, getAt, setAt } from '@eksport/forms'

/**
 * What stands where a row cannot do without: a list names it among what is unreadable and shows words in its place. Ended, so that
 * nothing is done with what nobody can read.
 */
const standIns: Readonly<Record<string, unknown>> = {
  applicationStatus: 'KANSELLERT',
  applicationType: 'HELSESERTIFIKAT',
  applicationFormat: 'STANDARD',
  certificateFormats: [],
  'goods.species': [],
}

/**
 * A row of the list, as far as it can be read. One value that is stored and is none, a weight without an end or a day of no calendar,
 * takes itself off the list and no more: the rest of its row is shown, and all other rows.
 */
export function readRow(stored: Answers): ApplicationRow {
  const parsed = applicationRowSchema.safeParse(stored)
  if (parsed.success) return parsed.data
  // An entry of a list is not read without its list.
  const paths = parsed.error.issues.map(({ path }) => path.filter((key) => typeof key === 'string').join('.'))
  const unreadable = [...new Set(paths)].filter((path) => getAt(stored, path) !== undefined)
  const readable = unreadable.reduce<Answers>((row, path) => setAt(row, path, standIns[path]), stored)
  return applicationRowSchema.parse({ ...readable, unreadable })
}
