import { changeView } from '@eksport/api'
import { changeSavedView } from '../../acts/saved-views.ts'
import { route } from '../../http/route.ts'

export const changeViewRoute = route(changeView, async ({ tx, session, params: { viewId: id }, body, now }) => ({
  body: await changeSavedView({ tx, session, id, view: body, now }),
  audit: { viewId: id },
}))
