import { confirmCopies } from '@eksport/api'
import { act } from '../../acts/act.ts'
import { drawCopies } from '../../certificate/draw-copies.ts'
import { preparedRoute } from '../../http/route.ts'
import { readOrder } from '../../queries/read-copies.ts'

/** Row 32, the officer's first half: what was drawn is confirmed by who prints it. */
export const confirmCopiesRoute = preparedRoute(
  confirmCopies,
  ({ deps, session, params, now }) => drawCopies(deps, { session, ...params, now }),
  async (call, drawnCopies) => {
    const { tx, deps, session, params, ifMatch, now } = call
    const { referenceNumber, copyId } = params
    const input = { copies: { id: copyId, version: ifMatch }, drawnCopies }
    await act({ tx, deps, by: session, event: 'confirm-copies', referenceNumber, version: undefined, input, now })
    const body = await readOrder(tx, referenceNumber, copyId)
    return { body, version: body.version, audit: { copyId } }
  },
)
