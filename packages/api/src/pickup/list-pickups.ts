import { applicationStatuses, historyEntrySchema, instantSchema, pickupStates, plainDateSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { pickupsV3 } from '../endpoint/paths.ts'

const { from: momentSchema } = historyEntrySchema.shape.pickupChange.unwrap().shape

/** One paper at the desk: whose it is, and how far. */
export const pickupSchema = z.object({
  referenceNumber: z.number().int(),
  /** Of the pickup; nothing where the application names none. */
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
  /** The day that they are of, in Oslo. */
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

/** [CW-04] The papers that are to be fetched at an office on a day: every application that was sent, also one that has ended without a paper. */
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
  }),
  response: pickupsSchema,
})
