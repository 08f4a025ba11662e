import { grantRole, listStaff, placeOfficer, recordAbsenceOf, removeAbsenceOf, withdrawRole } from '@eksport/api'
import { callBack, giveRole, place, readStaff, sendAway, takeRoleBack } from '../../acts/keep-officers.ts'
import { route } from '../../http/route.ts'

export const listStaffRoute = route(listStaff, async (call) => ({ body: await readStaff(call) }))

export const grantRoleRoute = route(grantRole, async (call) => {
  const body = await giveRole(call)
  return { body, audit: { ...call.params, reason: call.body.reason } }
})

export const withdrawRoleRoute = route(withdrawRole, async (call) => {
  const body = await takeRoleBack(call)
  return { body, audit: { ...call.params, reason: call.body.reason } }
})

export const placeOfficerRoute = route(placeOfficer, async (call) => {
  const body = await place(call)
  return { body, version: body.version, audit: { ...call.params, ...call.body } }
})

export const recordAbsenceOfRoute = route(recordAbsenceOf, async (call) => {
  const body = await sendAway(call)
  return { body, audit: { ...call.params, ...call.body } }
})

export const removeAbsenceOfRoute = route(removeAbsenceOf, async (call) => {
  const body = await callBack(call)
  return { body, audit: { ...call.params } }
})
