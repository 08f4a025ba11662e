import { instantSchema, officerRoles, organisationNumberSchema, viewpoints } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint, emptyResponse } from './endpoint/define-endpoint.ts'

/** @internal */
export const reporteeSchema = z.object({
  organisationNumber: organisationNumberSchema,
  name: z.string(),
  organisationForm: z.string().optional(),
  address: z.string().optional(),
})

/** Who is logged in. */
const sessionSchema = z.object({
  person: z.object({
    id: z.string(),
    name: z.string(),
    /** Level of assurance of the login, 1 to 4. */
    level: z.number().int().min(1).max(4),
    viewpoint: z.enum(viewpoints),
    roles: z.array(z.enum(officerRoles)),
    office: z.string().optional(),
  }),
  /**
   * The organisation for which the call acts, if it names one for which the person may act. A call that names none gets the one
   * to begin with: the one last acted for, else the only one.
   */
  organisation: reporteeSchema.nullable(),
  /** When the session ends unless the person is active before then. */
  expiresAt: instantSchema,
  /** When the session ends in any case. */
  endsAt: instantSchema,
})

export type Session = z.infer<typeof sessionSchema>

/** 401 when nobody is logged in. */
export const getSession = defineEndpoint({
  method: 'GET',
  path: '/api/sesjon',
  summary: 'Hvem som er logget inn',
  audiences: ['submitter', 'caseworker'],
  access: 'person',
  response: sessionSchema,
})

/** 204 with a `Location` to go to, which ends the login provider's session too. The client's `logOut` reads it. @internal */
export const logout = defineEndpoint({
  method: 'POST',
  path: '/logout',
  summary: 'Logg ut',
  audiences: ['submitter', 'caseworker'],
  access: 'public',
  response: emptyResponse,
})

/**
 * [AUT-03] The number, nine digits, of the organisation for which a call acts. Calls of `access: 'organisation'` need it where
 * their path does not name one; where both do, they must agree. The session does not hold it.
 */
export const organisationHeader = 'eksport-organisation'

/**
 * [SEC-08] The id of the person whose page makes the call. Somebody else may have logged in meanwhile in the same browser: a call
 * that names another person than the session does is answered as one without a login.
 */
export const personHeader = 'eksport-person'

/**
 * [SEC-09] Marks a read that a page makes by itself. It is answered as any other, but does not count as activity, so an open page
 * does not keep its login alive by following changes.
 */
export const unattendedHeader = 'eksport-unattended'
