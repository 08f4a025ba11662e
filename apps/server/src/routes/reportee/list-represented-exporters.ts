import { listRepresentedExporters } from '@eksport/api'
import { listRepresented } from '../../db/repositories/people.ts'
import { route } from '../../http/route.ts'

export const listRepresentedExportersRoute = route(listRepresentedExporters, async ({ tx, params }) => ({
  body: await listRepresented(tx, params.organisationNumber),
}))
