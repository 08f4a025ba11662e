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

/** One paper at the desk, with its owner and its state. */
export const pickupSchema = z.object({
  referenceNumber: z.number().int(),
  /** The day of the pickup; absent where the application names none. */
  date: plainDateSchema.optional(),
  time: z.string().optional(),
  exporterName: z.string(),
  countryOfDestination: z.string(),
  certificateTemplate: z.string(),
  state: z.enum(pickupStates),
  /** Explains why a paper is not ready. */
  applicationStatus: z.enum(applicationStatuses),
  collectedTime: instantSchema.optional(),
  /** [EXP-11] The earlier pickup time, where the exporter has moved the pickup. */
  movedFrom: momentSchema.optional(),
})
export type Pickup = z.infer<typeof pickupSchema>

const pickupsSchema = z.object({
  /** The day of the pickups, in Oslo; today where they are of several days. */
  date: plainDateSchema,
  /** By the time of pickup, earliest first. */
  pickups: z.array(pickupSchema),
  /** [EXP-11] Pickups that the exporter has moved from this day to another. */
  movedAway: z.array(
    pickupSchema
      .pick({ referenceNumber: true, exporterName: true, countryOfDestination: true, certificateTemplate: true })
      .extend({ movedTo: momentSchema }),
  ),
})
export type Pickups = z.infer<typeof pickupsSchema>

/**
 * [CW-04] The papers that are to be fetched at an office on a day: of every application that was sent, including those that ended
 * without a paper. [CW-14] Or those not fetched on their day, or those of a company or person; both are limited to days near this
 * one.
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
    /** Today in Oslo by default. */
    date: plainDateSchema.optional(),
    /** [CW-14] Tomorrow in Oslo, or what lies ready since an earlier day; `date` takes precedence. */
    which: z.enum(['tomorrow', 'not-fetched']).optional(),
    /** [CW-14] Part of the name of the exporter, the fetching company or the contact person; searched over the days near this one. */
    text: z.string().trim().min(2).max(100).optional(),
  }),
  response: pickupsSchema,
})

const handOutSchema = pickupSchema.extend({
  /** Code of the office that the exporter has chosen. */
  office: z.string().optional(),
  /** Who is expected, where the application says so. */
  contactPerson: z.string().optional(),
  pickupCompany: z.string().optional(),
  /** The numbered sheets of the certificate, in page order. */
  sheets: z.array(z.string()),
  /** The version that is handed out. */
  version: z.number().int(),
  /** Where it has already been handed out: by whom, and to whom. */
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

/** [CW-04] What the desk needs to hand out the paper of a case; the case's action `hand-out` does it. */
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

/** [EXP-11] 'Endre tid': moves the pickup to another time at the same office. The price stays, unless the new time has another fee. */
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

/** When the goods leave; with the time where the template's form asks for it. */
export type DepartureTime = z.infer<typeof departureSchema>

/**
 * [EXP-11] 'Endre tid' of the departure, and of the pickup where it moves along, until the certificate is approved. Registers are
 * asked and rules are run again; a change that they stop is refused.
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
