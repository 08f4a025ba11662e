import { deleteApplication } from '@eksport/api'
import { deleteApplication as remove } from '../../acts/delete-application.ts'
import { route } from '../../http/route.ts'

export const deleteApplicationRoute = route(deleteApplication, async ({ tx, deps, session, params, ifMatch, now }) => {
  const { referenceNumber } = params
  await remove({ tx, deps, session, referenceNumber, version: ifMatch, now })
  return { body: undefined }
})
