import {
  changedThingSchema,
  changeStates,
  instantSchema,
  plainDateSchema,
  referenceChangeSchema,
} from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from './endpoint/define-endpoint.ts'
import { administrationV3 } from './endpoint/paths.ts'

const changesV3 = `${administrationV3}/endringer` as const

const namesSchema = z.object({ nb: z.string(), nn: z.string(), en: z.string() })
const hoursSchema = z.object({
  open: z.string(),
  close: z.string(),
  ordinaryUntil: z.string().optional(),
})

/** The values that can be changed, as they are today; fees with all their rows, because those have dates of their own. */
const parametersSchema = z.object({
  fees: z.array(
    z.object({
      code: z.string(),
      amount: z.number(),
      validFrom: plainDateSchema,
      validTo: plainDateSchema.optional(),
    }),
  ),
  rules: z.array(z.object({ name: z.string(), value: z.number() })),
  /** Retention periods and reminders; there may be several reminders. */
  periods: z.array(z.object({ name: z.string(), value: z.array(z.number()) })),
  receivers: z.array(
    z.object({
      country: z.string(),
      names: namesSchema,
      /** Where its authority is notified by mail that a certificate is annulled. */
      mail: z.string().optional(),
      /** Whether its certificates can be electronic, and whether the operator has configured where they are sent. */
      messages: z.enum(['NONE', 'NO_ADDRESS', 'ADDRESS', 'DEMONSTRATION']),
      /** The host of that address. */
      host: z.string().optional(),
    }),
  ),
  templates: z.array(z.object({ code: z.string(), names: namesSchema, autoApprove: z.boolean() })),
  lists: z.array(
    z.object({
      list: z.string(),
      codes: z.array(z.object({ code: z.string(), names: namesSchema, active: z.boolean() })),
    }),
  ),
  hours: z.array(
    z.object({
      code: z.string(),
      leadMinutes: z.number(),
      regular: hoursSchema,
      seasons: z.array(z.object({ from: z.string(), to: z.string(), hours: hoursSchema })),
    }),
  ),
  offices: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      active: z.boolean(),
      address: z.string(),
      openingHours: z.string(),
      exceptions: z.array(z.object({ date: plainDateSchema, name: namesSchema, hours: hoursSchema.optional() })),
    }),
  ),
  holidays: z.array(
    z.object({
      code: z.string(),
      name: namesSchema,
      /** A day of every year as MM-DD, or a number of days from Easter Sunday. */
      on: z.union([
        z.object({ monthDay: z.string() }),
        z.object({ easter: z.number() }),
        z.object({ from: z.string(), to: z.string() }),
      ]),
      /** False where officers have taken it away; it can be put back. */
      observed: z.boolean(),
    }),
  ),
})
export type Parameters = z.infer<typeof parametersSchema>

/** [ADM-01] [ADM-02] Offices and hours, fees, limits in rules, retention periods and receivers, as they are today. */
export const getParameters = defineEndpoint({
  method: 'GET',
  path: `${administrationV3}/parametre`,
  summary: 'Kontorer, tider, gebyrer, regler, frister og mottakere',
  audiences: ['caseworker'],
  access: 'person',
  response: parametersSchema,
})

const proposedChangeSchema = z.object({
  id: z.string(),
  change: changedThingSchema,
  validFrom: plainDateSchema,
  reason: z.string(),
  state: z.enum(changeStates),
  proposedBy: z.string(),
  /** Whether the reader proposed it, who then cannot approve it. */
  isMine: z.boolean(),
  proposedAt: instantSchema,
  decidedBy: z.string().optional(),
  decidedAt: instantSchema.optional(),
  /** Why it was returned. */
  answer: z.string().optional(),
})
export type ProposedChange = z.infer<typeof proposedChangeSchema>

/** [ADM-01] [ADM-02] Every proposed change and its state today, the latest proposal first. */
export const listReferenceChanges = defineEndpoint({
  method: 'GET',
  path: changesV3,
  summary: 'Endringer av kontorer, gebyrer og regler',
  audiences: ['caseworker'],
  access: 'person',
  response: z.array(proposedChangeSchema),
})

/** [ADM-02] Proposes a change. Changes of offices, hours and holidays take effect from their day; others wait for a second person. */
export const proposeReferenceChange = defineEndpoint({
  method: 'POST',
  path: changesV3,
  summary: 'Foreslå en endring',
  audiences: ['caseworker'],
  access: 'person',
  body: referenceChangeSchema,
  response: proposedChangeSchema,
  status: 201,
  idempotent: true,
})

/** [ADM-02] Approves a change, which its proposer cannot do, or returns it. */
export const decideReferenceChange = defineEndpoint({
  method: 'POST',
  path: `${changesV3}/:changeId/avgjoerelse`,
  summary: 'Godkjenn eller send tilbake en endring',
  audiences: ['caseworker'],
  access: 'person',
  params: z.object({ changeId: z.uuid() }),
  body: z.strictObject({ outcome: z.enum(['APPROVED', 'RETURNED']), answer: z.string().max(2000).optional() }),
  response: proposedChangeSchema,
  idempotent: true,
})

const judgementSchema = z.object({
  /** Codes of the findings, and of what would prevent sending. */
  findings: z.array(z.string()),
  outcome: z.enum(['AUTO_APPROVED', 'MANUAL', 'STOPPED']),
  fee: z.number(),
})
export type Judgement = z.infer<typeof judgementSchema>

const previewSchema = z.object({
  /** The first and the last day of the sent applications. */
  from: plainDateSchema,
  to: plainDateSchema,
  /** Number of applications that were sent then, and how many of them, the newest, were judged again. */
  sent: z.number().int(),
  judged: z.number().int(),
  /** How many of those would differ: in anything, by losing a finding, by a new one, and so on. */
  differ: z.number().int(),
  lostFinding: z.number().int(),
  newFinding: z.number().int(),
  newlyApproved: z.number().int(),
  newlyManual: z.number().int(),
  newlyStopped: z.number().int(),
  otherFee: z.number().int(),
  /** Those that would differ and are not decided yet. */
  open: z.number().int(),
  cases: z.array(
    z.object({
      referenceNumber: z.number().int(),
      certificateTemplate: z.string(),
      country: z.string(),
      before: judgementSchema,
      after: judgementSchema,
    }),
  ),
  /** Names of the findings. */
  words: z.record(z.string(), namesSchema),
})
export type ChangePreview = z.infer<typeof previewSchema>

/** [ADM-01] [ADM-02] What would have become of the applications of the last 30 days if the change had been in effect. Nothing is changed. */
export const previewReferenceChange = defineEndpoint({
  method: 'POST',
  path: `${changesV3}/forhaandsvisning`,
  summary: 'Hva ville endret seg?',
  audiences: ['caseworker'],
  access: 'person',
  body: referenceChangeSchema.pick({ change: true }),
  response: previewSchema,
})
