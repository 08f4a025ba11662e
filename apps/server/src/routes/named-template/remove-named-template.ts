import { removeNamedTemplate } from '@eksport/api'
import { removeTemplate } from '../../acts/save-named-template.ts'
import { route } from '../../http/route.ts'

export const removeNamedTemplateRoute = route(removeNamedTemplate, async ({ tx, session, params: { templateId } }) => {
  await removeTemplate({ tx, session, id: templateId })
  return { body: undefined, audit: { templateId } }
})
