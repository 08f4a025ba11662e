import { changeDeparture } from '@eksport/api'
import { act } from '../../acts/act.ts'
import { refuseAnotherFee } from '../../acts/refuse-another-fee.ts'
import { askBeforeAct } from '../../drafting/ask-registers.ts'
import { movedTimes } from '../../drafting/moved-times.ts'
import { preparedRoute } from '../../http/route.ts'

/** Row 39: the goods leave at another time, and the paper is fetched at one where that is said as well. */
export const changeDepartureRoute = preparedRoute(
  changeDeparture,
  ({ deps, session, params: { referenceNumber }, body, now }) =>
    askBeforeAct({ deps, session, referenceNumber, now }, (document) => movedTimes(document, body)),
  async ({ tx, deps, session: by, params: { referenceNumber }, body, ifMatch: version, now }, registers) => {
    const { shownFee, ...times } = body
    const input = { ...times, registers }
    const { stored } = await act({ tx, deps, by, event: 'change-departure', referenceNumber, version, input, now })
    const fee = refuseAnotherFee(stored.document, shownFee)
    return { body: { ...times, fee }, version: stored.document.version }
  },
)
