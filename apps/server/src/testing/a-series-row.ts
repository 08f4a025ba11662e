import type { ApplicationDraft } from '@eksport/domain'
import { copyOf, seriesColumns, seriesDeclarations, withSeriesValues } from '@eksport/domain/templates'
import { consentTo, getAt } from '@eksport/forms'

const declarationsOf = (draft: ApplicationDraft) =>
  Object.fromEntries(seriesDeclarations(draft).map(({ path, field }) => [path, consentTo(field, true) ?? null]))

function valueAt(draft: ApplicationDraft, path: string): string | number | null {
  const value = getAt(draft, path)
  return typeof value === 'string' || typeof value === 'number' ? value : null
}

/** The row of a sheet for one container: everything in a draft like `draft`, and the declarations. */
export function aSeriesRow(draft: ApplicationDraft, container: string) {
  const copy = copyOf(draft).answers
  // Giving a declaration makes the next one appear.
  const first = declarationsOf(copy)
  const values = Object.fromEntries(seriesColumns(copy).map(({ id }) => [id, valueAt(draft, id)]))
  return {
    ...values,
    ...first,
    ...declarationsOf(withSeriesValues(copy, first)),
    'transport.containers.0.number': container,
  }
}
