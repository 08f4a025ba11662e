import { listSavedViews } from '@eksport/api'
import { viewsOf } from '../../acts/saved-views.ts'
import { route } from '../../http/route.ts'

export const listSavedViewsRoute = route(listSavedViews, async ({ tx, session }) => ({
  body: await viewsOf({ tx, session }),
}))
