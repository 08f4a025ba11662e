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
    /** Assurance of the login, 1 to 4. */
    level: z.number().int().min(1).max(4),
    viewpoint: z.enum(viewpoints),
    roles: z.array(z.enum(officerRoles)),
    office: z.string().optional(),
  }),
  /**
   * For whom the call acts: the organisation that it names, if the person may. A call that names none is told the one to begin with:
   * the last that was acted for, else the only one.
   */
  organisation: reporteeSchema.nullable(),
  /** When it ends if nothing is heard of its person until then. */
  expiresAt: instantSchema,
  /** When it ends whatever its person does. */
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

/** 204 with a Location to go to, so that the login provider's session ends too. The client's `logOut` reads it. @internal */
export const logout = defineEndpoint({
  method: 'POST',
  path: '/logout',
  summary: 'Logg ut',
  audiences: ['submitter', 'caseworker'],
  access: 'public',
  response: emptyResponse,
})

/**
 * [AUT-03] The organisation that a call acts for, by its number of nine digits. Calls of `access: 'organisation'` need it where their
 * address does not name one; where both do, they must agree. The session never says it.
 */
export const organisationHeader = 'eksport-organisation'

/**
 * [SEC-08] Sent with a call of a page that knows whose it is: the id of its person. Somebody else may have logged in meanwhile in the
 * same browser; a call that names another than the session is answered as one without a login.
 */
export const personHeader = 'eksport-person'

/**
 * [SEC-09] Sent with a read that a page makes by itself: it answers as any other, and is no sign that somebody is there. A page that
 * is left open therefore does not keep its login alive by following what changes.
 */
export const unattendedHeader = 'eksport-unattended'
