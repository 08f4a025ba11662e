import { changeView } from '@eksport/api'
import { changeSavedView } from '../../acts/saved-views.ts'
import { route } from '../../http/route.ts'

export const changeViewRoute = route(changeView, async ({ tx, session, params, body, ifMatch: version, now }) => {
  const { viewId: id } = params
  const view = await changeSavedView({ tx, session, id, version, view: body, now })
  return { body: view, version: view.version, audit: { viewId: id } }
})
