import { getWorkload } from '@eksport/api'
import { countAwaiting, countCases } from '../../db/repositories/application-list.ts'
import { route } from '../../http/route.ts'

// An officer has something to do in these; the others wait for somebody else or are at their end.
const waiting = new Set([
  'INNSENDT',
  'UNDER_VURDERING',
  'STOPPET',
  'TIL_SIGNERING',
  'GODKJENT',
  'SKREVET_UT',
  'KANSELLERING_BEHANDLES',
])

export const getWorkloadRoute = route(getWorkload, async ({ tx, session }) => {
  const counts = await countCases(tx, session.person.id)
  const open = counts.filter(({ status }) => waiting.has(status))
  const sum = (name: 'mine' | 'unassigned' | 'all') => open.reduce((total, row) => total + row[name], 0)
  const byStatus = Object.fromEntries(counts.map(({ status, all }) => [status, all]))
  const awaiting = await countAwaiting(tx, session.person.id)
  return { body: { mine: sum('mine'), unassigned: sum('unassigned'), all: sum('all'), byStatus, awaiting } }
})
