import type { CodeEntry, SpeciesGoods } from '@eksport/domain'
import type { ResponseOf } from '../endpoint/define-endpoint.ts'
import type { listSpecies } from './list-species.ts'

/** The species map of the wire as the entries that forms and tables read. */
export function speciesEntries(species: ResponseOf<typeof listSpecies>): (CodeEntry & SpeciesGoods)[] {
  return Object.entries(species).map(([code, { no, nn, en, la, ...rest }]) => ({
    code,
    names: { nb: no, nn, en, ...(la === undefined ? {} : { la }) },
    active: true,
    ...rest,
  }))
}
