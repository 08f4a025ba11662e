import { type ApplicationRow, applicationRowSchema } from '@eksport/domain'
import { type Answers, getAt, setAt } from '@eksport/forms'

/**
 * Values for fields that a row cannot do without. The list reports such a field as unreadable and shows a text instead.
 * The status is an ended one, so that no action is offered on an unreadable application.
 */
const standIns: Readonly<Record<string, unknown>> = {
  applicationStatus: 'KANSELLERT',
  applicationType: 'HELSESERTIFIKAT',
  applicationFormat: 'STANDARD',
  certificateFormats: [],
  'goods.species': [],
}

/**
 * Parses a row of the list. A value that does not parse (an infinite weight, an impossible date) is left out and named
 * in `unreadable`; the rest of the row is kept.
 */
export function readRow(stored: Answers): ApplicationRow {
  const parsed = applicationRowSchema.safeParse(stored)
  if (parsed.success) return parsed.data
  // If an entry of an array does not parse, the whole array is left out.
  const paths = parsed.error.issues.map(({ path }) => path.filter((key) => typeof key === 'string').join('.'))
  const unreadable = [...new Set(paths)].filter((path) => getAt(stored, path) !== undefined)
  const readable = unreadable.reduce<Answers>((row, path) => setAt(row, path, standIns[path]), stored)
  return applicationRowSchema.parse({ ...readable, unreadable })
}
