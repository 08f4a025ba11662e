import { listNamedTemplates } from '@eksport/api'
import { listTemplates } from '../../db/repositories/named-templates.ts'
import { route } from '../../http/route.ts'

export const listNamedTemplatesRoute = route(listNamedTemplates, async ({ tx }) => ({ body: await listTemplates(tx) }))
