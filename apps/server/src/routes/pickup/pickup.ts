import { changeDeparture, changePickup, getHandOut, listPickups } from '@eksport/api'
import { readHandOut, readPickups } from '../../acts/pickups.ts'
import { refuseAnotherFee } from '../../acts/refuse-another-fee.ts'
import { askBeforeAct } from '../../drafting/ask-registers.ts'
import { movedTimes } from '../../drafting/moved-times.ts'
import { preparedRoute, route } from '../../http/route.ts'
import { actFor } from '../act-for.ts'

/** Row 38: moves the pickup to another day or time at the same office. */
export const changePickupRoute = route(changePickup, async (call) => {
  const { shownFee, ...pickup } = call.body
  const { stored } = await actFor(call, 'change-time', { pickup })
  const fee = refuseAnotherFee(stored.document, shownFee)
  return { body: { ...pickup, fee }, version: stored.document.version }
})

/** Row 39: moves the departure, and the pickup if a new one is given. */
export const changeDepartureRoute = preparedRoute(
  changeDeparture,
  ({ deps, session, params: { referenceNumber }, body, now }) =>
    askBeforeAct({ deps, session, referenceNumber, now }, (document) => movedTimes(document, body)),
  async (call, registers) => {
    const { shownFee, ...times } = call.body
    const { stored } = await actFor(call, 'change-departure', { ...times, registers })
    const fee = refuseAnotherFee(stored.document, shownFee)
    return { body: { ...times, fee }, version: stored.document.version }
  },
)

export const getHandOutRoute = route(getHandOut, async (call) => ({
  body: await readHandOut(call, call.params.referenceNumber),
}))

export const listPickupsRoute = route(listPickups, async ({ query, ...call }) => ({
  body: await readPickups(call, query),
}))
