import { recordAbsence } from '@eksport/api'
import { today } from '@eksport/domain'
import { insertAbsence, listAbsences } from '../../db/repositories/officers.ts'
import { route } from '../../http/route.ts'

export const recordAbsenceRoute = route(recordAbsence, async ({ tx, session, body, now }) => {
  await insertAbsence(tx, { personId: session.person.id, ...body, recordedAt: now })
  return { body: await listAbsences(tx, session.person.id, today(now.toISOString())) }
})
