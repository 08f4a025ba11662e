import { removeView } from '@eksport/api'
import { removeSavedView } from '../../acts/saved-views.ts'
import { route } from '../../http/route.ts'

export const removeViewRoute = route(removeView, async ({ tx, session, params: { viewId: id } }) => {
  await removeSavedView({ tx, session, id })
  return { body: undefined, audit: { viewId: id } }
})
