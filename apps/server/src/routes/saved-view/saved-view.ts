import { changeView, listSavedViews, removeView, saveView } from '@eksport/api'
import { changeSavedView, removeSavedView, saveNewView, viewsOf } from '../../acts/saved-views.ts'
import { route } from '../../http/route.ts'

export const changeViewRoute = route(changeView, async ({ tx, session, params, body, ifMatch: version, now }) => {
  const { viewId: id } = params
  const view = await changeSavedView({ tx, session, id, version, view: body, now })
  return { body: view, version: view.version, audit: { viewId: id } }
})

export const listSavedViewsRoute = route(listSavedViews, async ({ tx, session }) => ({
  body: await viewsOf({ tx, session }),
}))

export const removeViewRoute = route(removeView, async ({ tx, session, params: { viewId: id } }) => {
  await removeSavedView({ tx, session, id })
  return { body: undefined, audit: { viewId: id } }
})

export const saveViewRoute = route(saveView, async ({ tx, session, body, now }) => {
  const view = await saveNewView({ tx, session, view: body, now })
  return { body: view, version: view.version, audit: { viewId: view.id } }
})
