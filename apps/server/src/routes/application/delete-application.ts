import { deleteApplication } from '@eksport/api'
import { route } from '../../http/route.ts'
import { deleteApplication as remove } from '../../use-cases/delete-application.ts'

export const deleteApplicationRoute = route(deleteApplication, async ({ tx, deps, session, params, ifMatch, now }) => {
  const { referenceNumber } = params
  await remove({ tx, referenceData: deps.referenceData, session, referenceNumber, version: ifMatch, now })
  return { body: undefined }
})
