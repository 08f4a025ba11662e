import { type ApplicationDraft, applicationDraftSchema } from '@eksport/domain'
import { type SeriesValues, seriesPaths, withSeriesValues } from '@eksport/domain/templates'
import type { Issue } from '@eksport/forms'
import { Refusal } from '../refusals/refusal.ts'

const among = (values: SeriesValues, paths: ReadonlySet<string>): SeriesValues =>
  Object.fromEntries(Object.entries(values).filter(([path]) => paths.has(path)))

/**
 * The paths that may be written: those that the row asks for, and those that appear because of its values. A
 * declaration often brings the next one.
 */
function writable(draft: ApplicationDraft, values: SeriesValues): ReadonlySet<string> {
  let paths = seriesPaths(draft)
  for (;;) {
    const wider = paths.union(seriesPaths(withSeriesValues(draft, among(values, paths))))
    if (wider.size === paths.size) return paths
    paths = wider
  }
}

/** The paths of values that this draft has no fields for. */
export function foreignTo(draft: ApplicationDraft, values: SeriesValues): readonly string[] {
  const allowed = writable(draft, values)
  return Object.keys(values).filter((path) => !allowed.has(path))
}

/** [EXP-10] [SEC-19] A draft with the values of its row, converted to their types, and nothing else. */
export function withRow(draft: ApplicationDraft, values: SeriesValues): ApplicationDraft {
  const foreign = foreignTo(draft, values).map((path): Issue => ({ path, code: 'unknownField' }))
  if (foreign.length > 0) throw new Refusal('INVALID_REQUEST', { issues: foreign })
  const read = applicationDraftSchema.safeParse(withSeriesValues(draft, values))
  if (read.success) return read.data
  const issues = read.error.issues.map(({ path }) => ({ path: path.join('.'), code: 'invalidValue' }))
  throw new Refusal('INVALID_REQUEST', { issues })
}
