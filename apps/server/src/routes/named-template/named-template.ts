import { listNamedTemplates, removeNamedTemplate, renameNamedTemplate, saveNamedTemplate } from '@eksport/api'
import { removeTemplate, renameTemplate, saveTemplate } from '../../acts/save-named-template.ts'
import { listTemplates, templateOf } from '../../db/repositories/named-templates.ts'
import { route } from '../../http/route.ts'

export const listNamedTemplatesRoute = route(listNamedTemplates, async ({ tx }) => ({ body: await listTemplates(tx) }))

export const removeNamedTemplateRoute = route(removeNamedTemplate, async ({ tx, session, params: { templateId } }) => {
  await removeTemplate({ tx, session, id: templateId })
  return { body: undefined, audit: { templateId } }
})

export const renameNamedTemplateRoute = route(
  renameNamedTemplate,
  async ({ tx, session, params: { templateId: id }, body: { name }, ifMatch: version }) => {
    await renameTemplate({ tx, session, id, name, version })
    const template = await templateOf(tx, id)
    return { body: template, version: template.version, audit: { templateId: id, name } }
  },
)

export const saveNamedTemplateRoute = route(saveNamedTemplate, async ({ tx, session, body, now }) => {
  const id = await saveTemplate({ tx, session, template: body, now })
  const template = await templateOf(tx, id)
  return { body: template, audit: { name: template.name, referenceNumber: template.referenceNumber } }
})
