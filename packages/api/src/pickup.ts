import {
  applicationStatuses,
  historyEntrySchema,
  instantSchema,
  pickupStates,
  plainDateSchema,
  plainTimeSchema,
} from '@eksport/domain'
import { z } from 'zod'
import { shownFeeSchema } from './application.ts'
import { defineEndpoint } from './endpoint/define-endpoint.ts'
import { applicationParams, caseParams } from './endpoint/params.ts'
import { applicationsV3, casesV3, pickupsV3 } from './endpoint/paths.ts'

const { from: momentSchema } = historyEntrySchema.shape.pickupChange.unwrap().shape

/** One paper at the desk: whose it is, and how far. */
export const pickupSchema = z.object({
  referenceNumber: z.number().int(),
  /** The day of the pickup; nothing where the application names none. */
  date: plainDateSchema.optional(),
  time: z.string().optional(),
  exporterName: z.string(),
  countryOfDestination: z.string(),
  certificateTemplate: z.string(),
  state: z.enum(pickupStates),
  /** Why a paper is not ready. */
  applicationStatus: z.enum(applicationStatuses),
  collectedTime: instantSchema.optional(),
  /** [EXP-11] Its exporter has moved it: when it was to be fetched before. */
  movedFrom: momentSchema.optional(),
})
export type Pickup = z.infer<typeof pickupSchema>

const pickupsSchema = z.object({
  /** The day that they are of, in Oslo; of what is of several days, today. */
  date: plainDateSchema,
  /** The first to be fetched first. */
  pickups: z.array(pickupSchema),
  /** [EXP-11] What was to be fetched on the day and is not any more: its exporter has moved it to another. */
  movedAway: z.array(
    pickupSchema
      .pick({ referenceNumber: true, exporterName: true, countryOfDestination: true, certificateTemplate: true })
      .extend({ movedTo: momentSchema }),
  ),
})
export type Pickups = z.infer<typeof pickupsSchema>

/**
 * [CW-04] The papers that are to be fetched at an office on a day: every application that was sent, also one that has ended without a
 * paper. [CW-14] Or those that nobody has fetched since their day, or those of a company or person; of both only what is near in time.
 */
export const listPickups = defineEndpoint({
  method: 'GET',
  path: pickupsV3,
  summary: 'Dagens hentinger ved et kontor',
  audiences: ['caseworker'],
  access: 'person',
  query: z.object({
    /** Code of the office. */
    office: z.string().min(1).max(40),
    /** Today in Oslo where it is left out. */
    date: plainDateSchema.optional(),
    /** [CW-14] Tomorrow in Oslo, or what lies ready since an earlier day; a day that is named goes before it. */
    which: z.enum(['tomorrow', 'not-fetched']).optional(),
    /** [CW-14] A part of the name of whoever exports it, fetches it or is its contact person: of any day near this one. */
    text: z.string().trim().min(2).max(100).optional(),
  }),
  response: pickupsSchema,
})

const handOutSchema = pickupSchema.extend({
  /** Code of the office that its exporter has chosen. */
  office: z.string().optional(),
  /** Who is expected, as far as the application says it. */
  contactPerson: z.string().optional(),
  pickupCompany: z.string().optional(),
  /** The numbered sheets of the certificate in the order of its pages. */
  sheets: z.array(z.string()),
  /** The version that is handed out. */
  version: z.number().int(),
  /** Who was first: by whom it was handed out, and to whom. */
  handedOut: z
    .object({
      time: instantSchema,
      /** A name, or the number of a pickup pass. */
      to: z.string(),
      by: z.string().optional(),
      identityShown: z.boolean(),
      /** [CW-14] The sheets that were looked at. */
      sheets: z.array(z.string()),
    })
    .optional(),
})
export type HandOut = z.infer<typeof handOutSchema>

/** [CW-04] What the desk must know to hand out the paper of a case; it is handed out by the act of the case (`hand-out`). */
export const getHandOut = defineEndpoint({
  method: 'GET',
  path: `${casesV3}/:referenceNumber/utlevering`,
  summary: 'Utlevering av sertifikatet i en sak',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  response: handOutSchema,
})

const pickupTimeSchema = z.strictObject({ date: plainDateSchema, time: plainTimeSchema })

/** When a paper is fetched. */
export type PickupTime = z.infer<typeof pickupTimeSchema>

/** [EXP-11] 'Endre tid': the paper is fetched at the same office at another time. What it costs stays, unless the new time costs another fee. */
export const changePickup = defineEndpoint({
  method: 'PUT',
  path: `${applicationsV3}/:referenceNumber/hentetid`,
  summary: 'Endre tiden da sertifikatet hentes',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  body: pickupTimeSchema.extend({ shownFee: shownFeeSchema }),
  response: pickupTimeSchema.extend({ fee: z.number() }),
  ifMatch: true,
  idempotent: true,
})

/** @internal */
export const departureSchema = z.strictObject({ date: plainDateSchema, time: plainTimeSchema.optional() })

/** When the goods leave; the time where the form of the template asks it. */
export type DepartureTime = z.infer<typeof departureSchema>

/**
 * [EXP-11] 'Endre tid' of the departure, and of the pickup where that moves along: until the certificate is approved. Registers are asked and rules run
 * again; what they stop is refused.
 */
export const changeDeparture = defineEndpoint({
  method: 'PUT',
  path: `${applicationsV3}/:referenceNumber/avgang`,
  summary: 'Endre tiden da varene reiser',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  body: z.strictObject({
    departure: departureSchema,
    pickup: pickupTimeSchema.optional(),
    shownFee: shownFeeSchema,
  }),
  response: z.object({ departure: departureSchema, pickup: pickupTimeSchema.optional(), fee: z.number() }),
  ifMatch: true,
  idempotent: true,
})
