import { deleteApplication, getApplication, listHistory, reopenApplication, withdrawApplication } from '@eksport/api'
import { listHistory as selectHistory } from '../../db/repositories/history.ts'
import { answersForReading } from '../../drafting/ask-registers.ts'
import { preparedRoute, route } from '../../http/route.ts'
import { readOrRefuse } from '../../standing/load.ts'
import { presentHistory } from '../../standing/present.ts'
import { actFor, newStatus } from '../act-for.ts'
import { applicationReading } from './application-reading.ts'

export const getApplicationRoute = preparedRoute(
  getApplication,
  ({ deps, session, params, now }) =>
    answersForReading({ deps, session, referenceNumber: params.referenceNumber, now }),
  (call, answers) => applicationReading(call, call.params.referenceNumber, answers),
)

export const listHistoryRoute = route(listHistory, async ({ tx, session, params }) => {
  await readOrRefuse(tx, params.referenceNumber)
  return { body: presentHistory(session, await selectHistory(tx, params.referenceNumber)) }
})

/** Row 3: deletes a draft that was never sent from every list; its row stays until its period ends. */
export const deleteApplicationRoute = route(deleteApplication, async (call) => {
  await actFor(call, 'delete', {})
  return { body: undefined }
})

/**
 * Row 10: reopens the application for corrections that an officer asked for. When it is sent again, the same officer
 * continues.
 */
export const reopenApplicationRoute = route(reopenApplication, async (call) => {
  const { stored } = await actFor(call, 'reopen', {})
  const { applicationStatus, revision, version } = stored.document
  return { body: { applicationStatus, revision }, version }
})

/** Row 11: withdraws the application for good. */
export const withdrawApplicationRoute = route(withdrawApplication, async (call) =>
  newStatus(await actFor(call, 'withdraw', {})),
)
