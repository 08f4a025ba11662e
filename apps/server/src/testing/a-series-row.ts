import type { ApplicationDraft } from '@eksport/domain'
import { copyOf, seriesColumns, seriesDeclarations, withSeriesValues } from '@eksport/domain/templates'
import { consentTo, getAt } from '@eksport/forms'

const declarationsOf = (draft: ApplicationDraft) =>
  Object.fromEntries(seriesDeclarations(draft).map(({ path, field }) => [path, consentTo(field, true) ?? null]))

function valueAt(draft: ApplicationDraft, path: string): string | number | null {
  const value = getAt(draft, path)
  return typeof value === 'string' || typeof value === 'number' ? value : null
}

/** What a row of a sheet says of one container, all that a draft like `draft` says of itself, and the declarations that a person gives. */
export function aSeriesRow(draft: ApplicationDraft, container: string) {
  const copy = copyOf(draft).answers
  // A declaration that is given brings the next one.
  const first = declarationsOf(copy)
  const values = Object.fromEntries(seriesColumns(copy).map(({ id }) => [id, valueAt(draft, id)]))
  return {
    ...values,
    ...first,
    ...declarationsOf(withSeriesValues(copy, first)),
    'transport.containers.0.number': container,
  }
}
