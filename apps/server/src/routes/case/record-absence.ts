import { recordAbsence } from '@eksport/api'
import { today } from '@eksport/domain'
import { recordAbsence as keepAbsence } from '../../acts/keep-officers.ts'
import { listAbsences } from '../../db/repositories/officers.ts'
import { route } from '../../http/route.ts'

export const recordAbsenceRoute = route(recordAbsence, async ({ tx, session, body, now }) => {
  const day = today(now.toISOString())
  await keepAbsence(tx, session.person.id, body, now)
  return { body: await listAbsences(tx, session.person.id, day) }
})
