import { listAbsences, listOfficers, recordAbsence, removeAbsence } from '@eksport/api'
import { today } from '@eksport/domain'
import { recordAbsence as keepAbsence } from '../../acts/keep-officers.ts'
import {
  deleteAbsence,
  listAbsences as selectAbsences,
  listOfficers as selectOfficers,
} from '../../db/repositories/officers.ts'
import { route } from '../../http/route.ts'

export const listOfficersRoute = route(listOfficers, async ({ tx, now }) => ({
  body: await selectOfficers(tx, today(now.toISOString())),
}))

export const listAbsencesRoute = route(listAbsences, async ({ tx, session, now }) => ({
  body: await selectAbsences(tx, session.person.id, today(now.toISOString())),
}))

export const recordAbsenceRoute = route(recordAbsence, async ({ tx, session, body, now }) => {
  await keepAbsence(tx, session.person.id, body, now)
  return { body: await selectAbsences(tx, session.person.id, today(now.toISOString())) }
})

export const removeAbsenceRoute = route(removeAbsence, async ({ tx, session, params, now }) => {
  await deleteAbsence(tx, session.person.id, params.firstDay)
  return { body: await selectAbsences(tx, session.person.id, today(now.toISOString())) }
})
