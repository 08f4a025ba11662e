import { recordMatsPaper } from '@eksport/api'
import { act } from '../../acts/act.ts'
import { route } from '../../http/route.ts'
import { shownApplication } from '../application/application-answer.ts'

/** Row 21, of a certificate of the older service: on the application that replaces it. */
export const recordMatsPaperRoute = route(recordMatsPaper, async (call) => {
  const { tx, deps, session, params, body: originalPaper, ifMatch, now } = call
  const { referenceNumber } = params
  const command = { tx, deps, by: session, referenceNumber, version: ifMatch, now }
  const { stored } = await act({ ...command, event: 'record-mats-paper', input: { originalPaper } })
  const { application } = await shownApplication(call, stored)
  return { body: application, version: stored.document.version }
})
