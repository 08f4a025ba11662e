import { saveNamedTemplate } from '@eksport/api'
import { saveTemplate } from '../../acts/save-named-template.ts'
import { listTemplates } from '../../db/repositories/named-templates.ts'
import { route } from '../../http/route.ts'

export const saveNamedTemplateRoute = route(saveNamedTemplate, async ({ tx, session, body, now }) => {
  const id = await saveTemplate({ tx, session, template: body, now })
  const template = (await listTemplates(tx)).find((one) => one.id === id)
  if (template === undefined) throw new Error('A template that was saved is not listed')
  return { body: template, audit: { name: template.name, referenceNumber: template.referenceNumber } }
})
