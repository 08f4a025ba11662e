import { saveNamedTemplate } from '@eksport/api'
import { saveTemplate } from '../../acts/save-named-template.ts'
import { templateOf } from '../../db/repositories/named-templates.ts'
import { route } from '../../http/route.ts'

export const saveNamedTemplateRoute = route(saveNamedTemplate, async ({ tx, session, body, now }) => {
  const id = await saveTemplate({ tx, session, template: body, now })
  const template = await templateOf(tx, id)
  return { body: template, audit: { name: template.name, referenceNumber: template.referenceNumber } }
})
