import { copyOrderSchema, copyRequestSchema, openCopyStates, plainDateSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint, emptyResponse, pdfResponse } from './endpoint/define-endpoint.ts'
import { applicationParams, caseParams } from './endpoint/params.ts'
import { applicationsV2, casesV3, v3 } from './endpoint/paths.ts'
import { handlingSchema } from './handle-case.ts'

const copiesV2 = `${applicationsV2}/:referenceNumber/bekreftet-kopi` as const
const caseCopiesV3 = `${casesV3}/:referenceNumber/bekreftet-kopi` as const

const copyParams = applicationParams.extend({ copyId: z.uuid() })
const caseCopyParams = caseParams.extend({ copyId: z.uuid() })

/** The order after a change. */
const orderedCopiesSchema = copyOrderSchema.pick({ id: true, numberOfCopies: true, fee: true })

export type OrderedCopies = z.infer<typeof orderedCopiesSchema>

/** [CPY-01] Orders confirmed copies, at the fee of the day. */
export const orderCopies = defineEndpoint({
  method: 'POST',
  path: copiesV2,
  summary: 'Bestill bekreftede kopier',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  body: copyRequestSchema,
  response: orderedCopiesSchema,
  status: 201,
  ifMatch: true,
  idempotent: true,
})

/** [CPY-01] Orders of confirmed copies that were not cancelled, oldest first. */
export const listCopies = defineEndpoint({
  method: 'GET',
  path: copiesV2,
  summary: 'Bestillinger av bekreftede kopier',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  response: z.array(copyOrderSchema),
})

/** [CPY-01] [FEE-01] What an order will cost. With `id` it is a change of that order, which keeps its price. */
export const calculateCopyFee = defineEndpoint({
  method: 'POST',
  path: `${copiesV2}/gebyr`,
  summary: 'Beregn gebyr for bekreftede kopier',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  body: copyRequestSchema.extend({ id: z.uuid().optional() }),
  response: z.object({ amount: z.number(), currency: z.literal('NOK'), rulesVersion: z.string() }),
})

/** [CPY-01] Changes an order that has not been handed out; the price of the day of the order is kept. */
export const changeCopies = defineEndpoint({
  method: 'PUT',
  path: `${copiesV2}/:copyId`,
  summary: 'Endre en bestilling av bekreftede kopier',
  audiences: ['submitter'],
  access: 'organisation',
  params: copyParams,
  body: copyRequestSchema,
  response: orderedCopiesSchema,
  ifMatch: true,
  idempotent: true,
})

/** [CPY-01] Cancels an order that has not been handed out. */
export const cancelCopies = defineEndpoint({
  method: 'DELETE',
  path: `${copiesV2}/:copyId`,
  summary: 'Avbestill bekreftede kopier',
  audiences: ['submitter'],
  access: 'organisation',
  params: copyParams,
  response: emptyResponse,
  ifMatch: true,
  idempotent: true,
})

/** How many confirmed copies were ordered and handed out, and the archive numbers of their cases. */
const copyStatsSchema = z.object({
  totalOrdered: z.number().int(),
  totalPrinted: z.number().int(),
  archiveCases: z.array(z.string()),
})

export type CopyStats = z.infer<typeof copyStatsSchema>

export const getCopyStats = defineEndpoint({
  method: 'GET',
  path: `${copiesV2}/stats`,
  summary: 'Antall bekreftede kopier',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  response: copyStatsSchema,
})

/** An order of confirmed copies on which an office must still act, with its case. */
const copyTaskSchema = z.object({
  referenceNumber: z.number().int(),
  countryOfDestination: z.string(),
  consignorName: z.string().optional(),
  order: copyOrderSchema,
})
export type CopyTask = z.infer<typeof copyTaskSchema>

const copyTasksSchema = z.object({
  /** The first 200, by the time of pickup. */
  tasks: z.array(copyTaskSchema),
  /** The number of all matching orders. */
  total: z.number().int(),
  /** Whether the reader may print and hand out. */
  mayAct: z.boolean(),
})
export type CopyTasks = z.infer<typeof copyTasksSchema>

/** [CPY-01] [STA-08] Orders of all cases that are to be printed or handed out. */
export const listCopyTasks = defineEndpoint({
  method: 'GET',
  path: `${v3}/behandling/bekreftet-kopi`,
  summary: 'Bekreftede kopier som skal skrives ut eller utleveres',
  audiences: ['caseworker'],
  access: 'person',
  query: z.object({
    /** Code of the pickup office; all offices by default. */
    office: z.string().max(40).optional(),
    state: z.enum(openCopyStates).optional(),
    /** Orders to be fetched on this day or earlier. */
    until: plainDateSchema.optional(),
  }),
  response: copyTasksSchema,
})

/** Orders of confirmed copies of a case, with who printed and handed them out, oldest first. */
export const listCaseCopies = defineEndpoint({
  method: 'GET',
  path: caseCopiesV3,
  summary: 'Bekreftede kopier i saken',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  response: z.array(copyOrderSchema),
})

/** Draws the copies of an order for printing, with who confirms them and when; the file is stored. */
export const confirmCopies = defineEndpoint({
  method: 'POST',
  path: `${caseCopiesV3}/:copyId/utskrift`,
  summary: 'Bekreft kopier for utskrift',
  audiences: ['caseworker'],
  access: 'person',
  params: caseCopyParams,
  response: copyOrderSchema,
  ifMatch: true,
  idempotent: true,
})

/** All confirmed copies of an order in one file, as they were drawn; 404 until then. */
export const getConfirmedCopies = defineEndpoint({
  method: 'GET',
  path: `${caseCopiesV3}/:copyId/utskrift`,
  summary: 'Bekreftede kopier til utskrift',
  audiences: ['caseworker'],
  access: 'person',
  params: caseCopyParams,
  response: pdfResponse,
})

/** Records that the copies of an order were handed over, and to whom. */
export const handOutCopies = defineEndpoint({
  method: 'POST',
  path: `${caseCopiesV3}/:copyId/utlevering`,
  summary: 'Utlever bekreftede kopier',
  audiences: ['caseworker'],
  access: 'person',
  params: caseCopyParams,
  body: z.strictObject({ collectedBy: handlingSchema.shape.collectedBy.unwrap() }),
  response: copyOrderSchema,
  ifMatch: true,
  idempotent: true,
})
