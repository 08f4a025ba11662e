import type { ApplicationFilters } from '@eksport/domain'

/** How many filters are in use; a period is one. */
export function countFilters(filters: ApplicationFilters): number {
  const names = Object.keys(filters)
  return names.filter((name) => name !== 'toDateTime' || !names.includes('fromDateTime')).length
}
