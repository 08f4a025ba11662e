import { getWorkload } from '@eksport/api'
import { countAwaiting, countCases } from '../../db/repositories/application-list.ts'
import { route } from '../../http/route.ts'
import { officersScope } from '../../standing/officers-scope.ts'

// Statuses in which an officer has something to do; the others wait for somebody else or have ended.
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
  const scope = officersScope(deps.referenceData, session, now)
  const counts = await countCases(tx, scope)
  const open = counts.filter(({ status }) => waiting.has(status))
  type Counted = (typeof counts)[number]
  const sum = (name: Exclude<keyof Counted, 'status'>) => open.reduce((total, row) => total + row[name], 0)
  const byStatus = (name: Exclude<keyof Counted, 'status'>) =>
    Object.fromEntries(counts.flatMap((row) => (row[name] === 0 ? [] : [[row.status, row[name]]])))
  const { print, delivery, overdue, reading, setback } = await countAwaiting(tx, scope)
  const awaiting = (whose: 'own' | 'all') => ({
    print: print[whose],
    delivery: delivery[whose],
    overdue: overdue[whose],
    reading: reading[whose],
    setback: setback[whose],
  })
  return {
    body: {
      own: {
        mine: sum('ownMine'),
        unassigned: sum('ownUnassigned'),
        all: sum('ownAll'),
        byStatus: byStatus('ownAll'),
        mineByStatus: byStatus('ownMine'),
        awaiting: awaiting('own'),
      },
      all: {
        mine: sum('mine'),
        unassigned: sum('unassigned'),
        all: sum('all'),
        byStatus: byStatus('all'),
        mineByStatus: byStatus('mine'),
        awaiting: awaiting('all'),
      },
    },
  }
})
