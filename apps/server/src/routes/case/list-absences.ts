import { listAbsences } from '@eksport/api'
import { today } from '@eksport/domain'
import { listAbsences as selectAbsences } from '../../db/repositories/officers.ts'
import { route } from '../../http/route.ts'

export const listAbsencesRoute = route(listAbsences, async ({ tx, session, now }) => ({
  body: await selectAbsences(tx, session.person.id, today(now.toISOString())),
}))
