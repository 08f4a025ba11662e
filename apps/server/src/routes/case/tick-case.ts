import { tickCase } from '@eksport/api'
import { tickCase as tick } from '../../acts/tick-case.ts'
import { route } from '../../http/route.ts'

export const tickCaseRoute = route(tickCase, async ({ tx, deps, session, params, body, now }) => ({
  body: await tick({
    ...{ tx, referenceData: deps.referenceData, session },
    referenceNumber: params.referenceNumber,
    ...body,
    now,
  }),
  audit: { ticks: body.ticks.slice(0, 20), ticked: body.ticked },
}))
