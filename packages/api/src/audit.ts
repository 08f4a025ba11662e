import { instantSchema, organisationNumberSchema, plainDateSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from './endpoint/define-endpoint.ts'
import { administrationV3 } from './endpoint/paths.ts'

/** What kinds of events there are to look for: what was seen or fetched, what was changed, what was refused. */
export const auditKinds = ['read', 'changed', 'refused'] as const
/** The longest list that one call answers; a file of the log holds no more. */
export const maxAuditRows = 5000
/** The end of one page, from where the next one goes on: a moment in UTC, and which event of that moment. */
const placeSchema = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_\d{1,2}_\d{1,15}$/)
  .refine((text) => !Number.isNaN(Date.parse(text.slice(0, 24))))

const auditEventSchema = z.object({
  /** Names the event: which chain, and which of its links. */
  id: z.string(),
  time: instantSchema,
  /** Whoever asked; nobody where a job did it, or somebody who was not logged in. */
  person: z.object({ name: z.string(), isOfficer: z.boolean() }).optional(),
  /** For whom they acted. */
  organisation: z.object({ organisationNumber: z.string(), name: z.string().optional() }).optional(),
  /** The call in words, in Norwegian; its address where the call is of another release. */
  call: z.string(),
  /** What was done with the application, as the history names it. */
  event: z.string().optional(),
  outcome: z.enum(['DONE', 'REFUSED']),
  referenceNumber: z.number().int().optional(),
  /** By which logs and error pages name the same call. */
  requestId: z.string().optional(),
})
export type AuditEvent = z.infer<typeof auditEventSchema>

const auditPageSchema = z.object({
  /** Newest first. */
  events: z.array(auditEventSchema),
  /** Where the older ones begin; absent at the end. */
  next: placeSchema.optional(),
})
export type AuditPage = z.infer<typeof auditPageSchema>

/** [ADM-05] Who opened, changed and fetched what, newest first. The search is an event of the log itself. */
export const searchAudit = defineEndpoint({
  method: 'GET',
  path: `${administrationV3}/logg`,
  summary: 'Søk i loggen',
  audiences: ['caseworker'],
  access: 'person',
  query: z.object({
    /** A part of a name. */
    person: z.string().trim().min(1).max(100).optional(),
    referenceNumber: z.coerce.number().int().positive().max(2_147_483_647).optional(),
    organisationNumber: organisationNumberSchema.optional(),
    kind: z.enum(auditKinds).optional(),
    /** Of somebody who was logged in, or of the product itself and of whoever was not. */
    by: z.enum(['people', 'background']).optional(),
    /** The first and the last day, in Norway. */
    from: plainDateSchema.optional(),
    to: plainDateSchema.optional(),
    before: placeSchema.optional(),
    rows: z.coerce.number().int().min(1).max(maxAuditRows).default(100),
  }),
  response: auditPageSchema,
})
