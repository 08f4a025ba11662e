import { absenceSchema, instantSchema, officerRoles } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from './endpoint/define-endpoint.ts'
import { administrationV3 } from './endpoint/paths.ts'
import { recordAbsence } from './officer.ts'

const role = z.enum(officerRoles)

/** [ADM-04] A role that a person holds: who granted it, when and why. Nobody is named where the operator did. */
const heldRoleSchema = z.object({
  role,
  grantedAt: instantSchema,
  grantedBy: z.string().optional(),
  reason: z.string(),
})

/** [ADM-04] A role that was withdrawn. */
const formerRoleSchema = heldRoleSchema.extend({
  withdrawnAt: instantSchema,
  withdrawnBy: z.string().optional(),
  withdrawnReason: z.string(),
})

/** Most characters in an officer's title, and in the reason for a role. */
export const staffLimits = { title: 100, reason: 500 } as const

const placeSchema = z.strictObject({
  office: z.string().max(50).optional(),
  title: z.string().trim().max(staffLimits.title).optional(),
  /** Days of the week on which the officer never works; Monday is 1. */
  freeDays: z.array(z.number().int().min(1).max(7)).max(7),
})

/** [ADM-04] An officer as leaders and administrators see them. */
const staffSchema = z.object({
  ...placeSchema.shape,
  id: z.string(),
  name: z.string(),
  /** [SEC-04] Version of office, title and free days, required by their next change. */
  version: z.number().int(),
  roles: z.array(heldRoleSchema),
  formerRoles: z.array(formerRoleSchema),
  /** Absences that have not ended, earliest first. */
  absences: z.array(absenceSchema),
})

export type Staff = z.infer<typeof staffSchema>

const staffV3 = `${administrationV3}/ansatte` as const
const oneOfStaffV3 = `${staffV3}/:personId` as const
const personParams = z.object({ personId: z.string().min(1).max(200) })
const reasonBody = z.strictObject({ reason: z.string().trim().min(1).max(staffLimits.reason) })
const forOfficers = { audiences: ['caseworker'], access: 'person' } as const

/** [ADM-04] Every officer by name, including those without a role. */
export const listStaff = defineEndpoint({
  ...forOfficers,
  method: 'GET',
  path: staffV3,
  summary: 'Ansatte, med roller, kontor og fravær',
  response: z.array(staffSchema),
})

/** [ADM-04] [SEC-04] Sets an officer's office, title and free days. */
export const placeOfficer = defineEndpoint({
  ...forOfficers,
  method: 'PUT',
  path: oneOfStaffV3,
  summary: 'Endre kontor, tittel og vaktplan',
  params: personParams,
  body: placeSchema,
  response: staffSchema,
  ifMatch: true,
  idempotent: true,
})

const roleParams = personParams.extend({ role })

/** [ADM-04] Grants another officer a role, from their next call on. */
export const grantRole = defineEndpoint({
  ...forOfficers,
  method: 'POST',
  path: `${oneOfStaffV3}/roller/:role`,
  summary: 'Gi en rolle',
  params: roleParams,
  body: reasonBody,
  response: staffSchema,
  idempotent: true,
})

/** [ADM-04] Withdraws a role, from its holder's next call on. What was done in it stays valid. */
export const withdrawRole = defineEndpoint({
  ...forOfficers,
  method: 'POST',
  path: `${oneOfStaffV3}/roller/:role/trekk-tilbake`,
  summary: 'Trekk tilbake en rolle',
  params: roleParams,
  body: reasonBody,
  response: staffSchema,
  idempotent: true,
})

/** [ADM-04] Records an absence of an officer, whose last day may not be past. */
export const recordAbsenceOf = defineEndpoint({
  ...forOfficers,
  method: 'POST',
  path: `${oneOfStaffV3}/fravaer`,
  summary: 'Meld fravær for en ansatt',
  params: personParams,
  body: recordAbsence.body,
  response: staffSchema,
})

/** [ADM-04] Removes an absence of an officer, by its first day. */
export const removeAbsenceOf = defineEndpoint({
  ...forOfficers,
  method: 'DELETE',
  path: `${oneOfStaffV3}/fravaer/:firstDay`,
  summary: 'Ta tilbake fravær for en ansatt',
  params: personParams.extend({ firstDay: absenceSchema.shape.firstDay }),
  response: staffSchema,
})
