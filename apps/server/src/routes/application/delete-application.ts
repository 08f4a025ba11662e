import { deleteApplication } from '@eksport/api'
import { act } from '../../acts/act.ts'
import { route } from '../../http/route.ts'

/** Row 3: a draft that was never sent disappears from every list; its row waits for the end of its days. */
export const deleteApplicationRoute = route(
  deleteApplication,
  async ({ tx, deps, session, params: { referenceNumber }, ifMatch: version, now }) => {
    await act({ tx, deps, by: session, event: 'delete', referenceNumber, version, input: {}, now })
    return { body: undefined }
  },
)
