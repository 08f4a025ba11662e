import { recordOriginalPaper } from '@eksport/api'
import { act } from '../../acts/act.ts'
import { route } from '../../http/route.ts'
import { shownApplication } from '../application/application-answer.ts'

/** Row 21, of the certificate that is replaced. */
export const recordOriginalPaperRoute = route(recordOriginalPaper, async (call) => {
  const { tx, deps, session, params, body: originalPaper, ifMatch, now } = call
  const { referenceNumber } = params
  const command = { tx, deps, by: session, referenceNumber, version: ifMatch, now }
  const { stored } = await act({ ...command, event: 'record-paper', input: { originalPaper } })
  const { application } = await shownApplication(call, stored)
  return { body: application, version: stored.document.version }
})
