import { keepScan } from '@eksport/api'
import { act } from '../../acts/act.ts'
import { route } from '../../http/route.ts'
import { shownApplication } from '../application/application-answer.ts'

/** Row 21, what is optional in it: the signed paper is scanned in. */
export const keepScanRoute = route(keepScan, async (call) => {
  const { tx, deps, session, params, body, ifMatch, now } = call
  const { referenceNumber } = params
  const event = 'keep-scan'
  const input = { attachments: body.scan }
  const { stored } = await act({ tx, deps, by: session, event, referenceNumber, version: ifMatch, input, now })
  const { application } = await shownApplication(call, stored)
  return { body: application, version: stored.document.version, audit: { action: event } }
})
