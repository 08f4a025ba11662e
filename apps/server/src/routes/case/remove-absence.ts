import { removeAbsence } from '@eksport/api'
import { today } from '@eksport/domain'
import { deleteAbsence, listAbsences } from '../../db/repositories/officers.ts'
import { route } from '../../http/route.ts'

export const removeAbsenceRoute = route(removeAbsence, async ({ tx, session, params, now }) => {
  await deleteAbsence(tx, session.person.id, params.firstDay)
  return { body: await listAbsences(tx, session.person.id, today(now.toISOString())) }
})
