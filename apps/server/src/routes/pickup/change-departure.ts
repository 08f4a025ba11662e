import { changeDeparture } from '@eksport/api'
import { act } from '../../acts/act.ts'
import { askBeforeAct } from '../../drafting/ask-registers.ts'
import { movedTimes } from '../../drafting/moved-times.ts'
import { totalOf } from '../../effects/submission.ts'
import { preparedRoute } from '../../http/route.ts'

/** Row 39: the goods leave at another time, and the paper is fetched at one where that is said as well. */
export const changeDepartureRoute = preparedRoute(
  changeDeparture,
  ({ deps, session, params: { referenceNumber }, body, now }) =>
    askBeforeAct({ deps, session, referenceNumber, now }, (document) => movedTimes(document, body)),
  async ({ tx, deps, session: by, params: { referenceNumber }, body, ifMatch: version, now }, registers) => {
    const input = { ...body, registers }
    const { stored } = await act({ tx, deps, by, event: 'change-departure', referenceNumber, version, input, now })
    const { fees = [], version: written } = stored.document
    return { body: { ...body, fee: totalOf(fees) }, version: written }
  },
)
