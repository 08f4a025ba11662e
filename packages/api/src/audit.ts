import { instantSchema, organisationNumberSchema, plainDateSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from './endpoint/define-endpoint.ts'
import { administrationV3 } from './endpoint/paths.ts'

/** Kinds of events that can be searched: what was seen or fetched, what was changed, what was refused. */
export const auditKinds = ['read', 'changed', 'refused'] as const
/** The most events in one answer; a file of the log holds no more either. */
export const maxAuditRows = 5000
/** Cursor to the next page: a moment in UTC, and the event within that moment. */
const placeSchema = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_\d{1,2}_\d{1,15}$/)
  .refine((text) => !Number.isNaN(Date.parse(text.slice(0, 24))))

const auditEventSchema = z.object({
  /** Identifies the event: its chain, and its place in the chain. */
  id: z.string(),
  time: instantSchema,
  /** The person who made the call; absent for a job, or for somebody who was not logged in. */
  person: z.object({ name: z.string(), isOfficer: z.boolean() }).optional(),
  /** The organisation for which the person acted. */
  organisation: z.object({ organisationNumber: z.string(), name: z.string().optional() }).optional(),
  /** The call in words, in Norwegian; its path where this release does not know the call. */
  call: z.string(),
  /** What was done to the application, as the history names it. */
  event: z.string().optional(),
  outcome: z.enum(['DONE', 'REFUSED']),
  referenceNumber: z.number().int().optional(),
  /** The id by which logs and error pages identify the same call. */
  requestId: z.string().optional(),
})
export type AuditEvent = z.infer<typeof auditEventSchema>

const auditPageSchema = z.object({
  /** Newest first. */
  events: z.array(auditEventSchema),
  /** Cursor to older events; absent on the last page. */
  next: placeSchema.optional(),
})
export type AuditPage = z.infer<typeof auditPageSchema>

/** [ADM-05] Who opened, changed and fetched what, newest first. The search itself is logged as an event. */
export const searchAudit = defineEndpoint({
  method: 'GET',
  path: `${administrationV3}/logg`,
  summary: 'Søk i loggen',
  audiences: ['caseworker'],
  access: 'person',
  query: z.object({
    /** Part of a name. */
    person: z.string().trim().min(1).max(100).optional(),
    referenceNumber: z.coerce.number().int().positive().max(2_147_483_647).optional(),
    organisationNumber: organisationNumberSchema.optional(),
    kind: z.enum(auditKinds).optional(),
    /** Events of logged-in people, or of jobs and of callers who were not logged in. */
    by: z.enum(['people', 'background']).optional(),
    /** The first and the last day, in Norwegian time. */
    from: plainDateSchema.optional(),
    to: plainDateSchema.optional(),
    before: placeSchema.optional(),
    rows: z.coerce.number().int().min(1).max(maxAuditRows).default(100),
  }),
  response: auditPageSchema,
})
