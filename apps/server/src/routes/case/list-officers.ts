import { listOfficers } from '@eksport/api'
import { today } from '@eksport/domain'
import { listOfficers as selectOfficers } from '../../db/repositories/officers.ts'
import { route } from '../../http/route.ts'

export const listOfficersRoute = route(listOfficers, async ({ tx, now }) => ({
  body: await selectOfficers(tx, today(now.toISOString())),
}))
