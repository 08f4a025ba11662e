import { changePickup, getHandOut, listPickups } from '@eksport/api'
import { act } from '../../acts/act.ts'
import { readHandOut, readPickups } from '../../acts/pickups.ts'
import { refuseAnotherFee } from '../../acts/refuse-another-fee.ts'
import { route } from '../../http/route.ts'

/** Row 38: another day or time at the same office. */
export const changePickupRoute = route(
  changePickup,
  async ({ tx, deps, session, params: { referenceNumber }, body: { shownFee, ...pickup }, ifMatch: version, now }) => {
    const by = session
    const input = { pickup }
    const { stored } = await act({ tx, deps, by, event: 'change-time', referenceNumber, version, input, now })
    const fee = refuseAnotherFee(stored.document, shownFee)
    return { body: { ...pickup, fee }, version: stored.document.version }
  },
)

export const getHandOutRoute = route(getHandOut, async (call) => ({
  body: await readHandOut(call, call.params.referenceNumber),
}))

export const listPickupsRoute = route(listPickups, async ({ query, ...call }) => ({
  body: await readPickups(call, query),
}))
