import { getWorkload } from '@eksport/api'
import { countAwaiting, countCases } from '../../db/repositories/application-list.ts'
import { route } from '../../http/route.ts'
import { officersScope } from '../../standing/officers-scope.ts'

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

export const getWorkloadRoute = route(getWorkload, async ({ tx, deps, session, now }) => {
  const scope = officersScope(deps.referenceData, session.person.id, now)
  const counts = await countCases(tx, scope)
  const open = counts.filter(({ status }) => waiting.has(status))
  const sum = (name: 'mine' | 'unassigned' | 'all') => open.reduce((total, row) => total + row[name], 0)
  const byStatus = Object.fromEntries(counts.map(({ status, all }) => [status, all]))
  const awaiting = await countAwaiting(tx, scope)
  return { body: { mine: sum('mine'), unassigned: sum('unassigned'), all: sum('all'), byStatus, awaiting } }
})
