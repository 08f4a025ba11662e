import type { IdentifiedRow } from './check-rows.ts'
import type { ListName } from './lists.ts'

/** Fields that hold a code of another list, or several; `a.b` is a field of what a field holds, or of each of them. Codes never leave a list, so that no other list needs to be asked. */
const references: Readonly<Partial<Record<ListName, Readonly<Record<string, ListName>>>>> = {
  'border-control-posts': { country: 'countries' },
  'points-of-entry': { country: 'countries' },
  'certificate-offices': { openingHours: 'opening-hours' },
  'certificate-templates': {
    category: 'certificate-template-categories',
    natureOfCommodities: 'nature-of-commodities',
    processingStates: 'processing-states',
    processingTypes: 'processing-types',
    packagingTypes: 'packaging-types',
  },
  'certificate-template-categories': { certificateTemplates: 'certificate-templates' },
  'country-certificate-templates': { country: 'countries', certificateTemplate: 'certificate-templates' },
  'hs-goods': {
    states: 'processing-states',
    species: 'species',
    'types.allow': 'processing-types',
    'types.deny': 'processing-types',
    'except.states': 'processing-states',
    'except.types': 'processing-types',
  },
  'importing-authorities': { code: 'countries' },
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

function codesIn(value: unknown, [field, ...rest]: readonly string[]): string[] {
  const values: unknown[] = [value].flat()
  if (field === undefined) return values.filter((code) => typeof code === 'string')
  return values.filter(isObject).flatMap((one) => codesIn(one[field], rest))
}

/** Codes that rows name and that the list they belong to does not have: in Norwegian, one line a code. */
export function unknownCodes(
  list: ListName,
  rows: readonly IdentifiedRow[],
  codesOf: (list: ListName) => ReadonlySet<string>,
): string[] {
  return Object.entries(references[list] ?? {}).flatMap(([field, other]) => {
    const known = codesOf(other)
    return rows.flatMap(({ id, row }) =>
      codesIn(row, field.split('.'))
        .filter((code) => !known.has(code))
        .map((code) => `${id}, ${field}: ${code} finnes ikke i ${other}.`),
    )
  })
}
