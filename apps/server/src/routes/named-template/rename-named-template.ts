import { renameNamedTemplate } from '@eksport/api'
import { renameTemplate } from '../../acts/save-named-template.ts'
import { templateOf } from '../../db/repositories/named-templates.ts'
import { route } from '../../http/route.ts'

export const renameNamedTemplateRoute = route(
  renameNamedTemplate,
  async ({ tx, session, params: { templateId: id }, body: { name }, ifMatch: version }) => {
    await renameTemplate({ tx, session, id, name, version })
    const template = await templateOf(tx, id)
    return { body: template, version: template.version, audit: { templateId: id, name } }
  },
)
