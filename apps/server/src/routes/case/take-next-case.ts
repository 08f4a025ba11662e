import { takeNextCase } from '@eksport/api'
import { act } from '../../acts/act.ts'
import { nextCase } from '../../db/repositories/next-case.ts'
import { preparedRoute } from '../../http/route.ts'
import { readingAs } from '../../session/active-session.ts'
import { officersScope } from '../../standing/officers-scope.ts'
import { assessed } from './handle-case.ts'

/**
 * [CW-06] The next case is found before the registers are asked, and taken in that version: two officers who ask at
 * once get different cases, or the second is refused by the version.
 */
export const takeNextCaseRoute = preparedRoute(
  takeNextCase,
  async ({ deps, session, now }) => {
    const scope = officersScope(deps.referenceData, session, now)
    const next = await deps.transactions.run(readingAs(session), (tx) => nextCase(tx, scope))
    if (next === undefined) return undefined
    const { referenceNumber } = next
    return { ...next, registers: await assessed({ deps, session, referenceNumber, now }, 'take') }
  },
  async ({ tx, deps, session, now }, next) => {
    if (next === undefined) return { body: {} }
    const { referenceNumber, version, registers } = next
    await act({ tx, deps, by: session, event: 'take', referenceNumber, version, input: { registers }, now })
    return { body: { referenceNumber }, audit: { action: 'take', referenceNumber } }
  },
)
