import { type ApplicationDraft, applicationDraftSchema } from '@eksport/domain'
import { type SeriesValues, seriesPaths, withSeriesValues } from '@eksport/domain/templates'
import type { Issue } from '@eksport/forms'
import { Refusal } from '../refusals/refusal.ts'

const among = (values: SeriesValues, paths: ReadonlySet<string>): SeriesValues =>
  Object.fromEntries(Object.entries(values).filter(([path]) => paths.has(path)))

/** What may be written: what the row asks, and what it asks because of that. A declaration often brings the next one. */
function writable(draft: ApplicationDraft, values: SeriesValues): ReadonlySet<string> {
  let paths = seriesPaths(draft)
  for (;;) {
    const wider = paths.union(seriesPaths(withSeriesValues(draft, among(values, paths))))
    if (wider.size === paths.size) return paths
    paths = wider
  }
}

/** The paths of values that a sheet has no place for in this draft. */
export function foreignTo(draft: ApplicationDraft, values: SeriesValues): readonly string[] {
  const allowed = writable(draft, values)
  return Object.keys(values).filter((path) => !allowed.has(path))
}

/** [EXP-10] [SEC-19] A draft with the answers of its row: those of the sheet, in their own shapes, and no others. */
export function withRow(draft: ApplicationDraft, values: SeriesValues): ApplicationDraft {
  const foreign = foreignTo(draft, values).map((path): Issue => ({ path, code: 'unknownField' }))
  if (foreign.length > 0) throw new Refusal('INVALID_REQUEST', { issues: foreign })
  const read = applicationDraftSchema.safeParse(withSeriesValues(draft, values))
  if (read.success) return read.data
  const issues = read.error.issues.map(({ path }) => ({ path: path.join('.'), code: 'invalidValue' }))
  throw new Refusal('INVALID_REQUEST', { issues })
}
