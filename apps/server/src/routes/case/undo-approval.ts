import { undoApproval } from '@eksport/api'
import { undoApproval as undo } from '../../acts/hold-approval.ts'
import { route } from '../../http/route.ts'
import { readOrRefuse } from '../../standing/load.ts'
import { shownApplication } from '../application/application-answer.ts'

export const undoApprovalRoute = route(undoApproval, async (call) => {
  const { tx, session, params, now } = call
  const { referenceNumber } = params
  await undo({ tx, session, referenceNumber, now })
  const { application } = await shownApplication(call, await readOrRefuse(tx, referenceNumber))
  return { body: application, audit: { action: 'undo-approval' } }
})
