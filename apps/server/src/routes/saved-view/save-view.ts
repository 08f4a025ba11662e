import { saveView } from '@eksport/api'
import { saveNewView } from '../../acts/saved-views.ts'
import { route } from '../../http/route.ts'

export const saveViewRoute = route(saveView, async ({ tx, session, body, now }) => {
  const view = await saveNewView({ tx, session, view: body, now })
  return { body: view, version: view.version, audit: { viewId: view.id } }
})
