import { searchProducers } from '@eksport/api'
import type { EstablishmentEntry } from '../../db/reference-data/entry-schemas.ts'
import { route } from '../../http/route.ts'

// As many as people read; with more they type another letter.
const maxResults = 50

function approvedBetween(
  { approvedFrom, approvedTo }: EstablishmentEntry,
  from: string | undefined,
  to: string | undefined,
) {
  const begins = from === undefined || approvedFrom === undefined || approvedFrom <= from
  const ends = to === undefined || approvedTo === undefined || approvedTo >= to
  return begins && ends
}

/**
 * The rank of an establishment in a search, lower is better: number before name, beginning before part. Undefined if it
 * does not match.
 */
function rankOf({ approvalNumber, name }: EstablishmentEntry, wanted: string): number | undefined {
  const number = approvalNumber.toLocaleLowerCase('nb')
  const words = name.toLocaleLowerCase('nb')
  const found = [number === wanted, number.startsWith(wanted), words.startsWith(wanted), words.includes(wanted)]
  const rank = found.indexOf(true)
  return rank < 0 ? undefined : rank
}

export const searchProducersRoute = route(searchProducers, async ({ deps, query }) => {
  const wanted = query.value.toLocaleLowerCase('nb')
  const ranked = deps.referenceData.establishments.flatMap((entry) => {
    const rank = approvedBetween(entry, query.fromDate, query.toDate) ? rankOf(entry, wanted) : undefined
    return rank === undefined ? [] : [{ entry, rank }]
  })
  ranked.sort((a, b) => a.rank - b.rank || a.entry.name.localeCompare(b.entry.name, 'nb'))
  return {
    body: ranked
      .slice(0, maxResults)
      .map(({ entry: { approvalNumber, ...facts } }) => ({ identityNumber: approvalNumber, ...facts })),
  }
})
