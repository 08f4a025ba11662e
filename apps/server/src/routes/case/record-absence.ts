import { recordAbsence } from '@eksport/api'
import { today } from '@eksport/domain'
import { insertAbsence, listAbsences } from '../../db/repositories/officers.ts'
import { route } from '../../http/route.ts'
import { Refusal } from '../../refusals/refusal.ts'

export const recordAbsenceRoute = route(recordAbsence, async ({ tx, session, body, now }) => {
  const day = today(now.toISOString())
  if (body.lastDay < day) throw new Refusal('INVALID_REQUEST', { issues: [{ path: 'lastDay', code: 'dateInPast' }] })
  await insertAbsence(tx, { personId: session.person.id, ...body, recordedAt: now })
  return { body: await listAbsences(tx, session.person.id, day) }
})
