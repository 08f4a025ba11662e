import { applicationStatuses, consentSchema, instantSchema, jobProblems, ruleViolationSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint, pdfResponse } from './endpoint/define-endpoint.ts'
import { applicationParams, referenceNumberSchema } from './endpoint/params.ts'
import { applicationsV3 } from './endpoint/paths.ts'
import { issueSchema } from './problem.ts'

/** Most characters in one answer of a row. */
export const maxCellLength = 1000

/** Answers of a row by their paths in the application, as the sheet has them; `null` removes an answer. */
const seriesValuesSchema = z.record(
  z.string().max(120),
  z.union([z.string().max(maxCellLength), z.number(), consentSchema, z.boolean(), z.null()]),
)

/** The state of the latest sending of a row. */
const rowSendingSchema = z.object({
  /** The same for all rows that were sent together. */
  orderedAt: instantSchema,
  /** The version that was shown then. */
  version: z.number().int(),
  /** The cost that was shown then, in Norwegian kroner. */
  shownFee: z.number(),
  state: z.enum(['WAITING', 'SENT', 'REFUSED']),
  /** Why it was not sent. */
  code: z.string().optional(),
  /** Why the last attempt failed, while the row waits for the next one. */
  problem: z.enum(jobProblems).optional(),
})

/** One row: a separate application, with its differing answers and what would prevent sending it. */
const seriesRowSchema = z.object({
  referenceNumber: z.number().int(),
  applicationStatus: z.enum(applicationStatuses),
  submittedDateTime: instantSchema.optional(),
  version: z.number().int(),
  values: seriesValuesSchema,
  /** Missing or invalid answers for which sending would be refused; empty once it is sent. */
  issues: z.array(issueSchema),
  /** Findings of the rule check. */
  findings: z.array(ruleViolationSchema),
  /** Absent where the row was never sent from the series. A waiting row is not checked again: it is shown as it was when it was sent. */
  sending: rowSendingSchema.optional(),
  /** The cost in Norwegian kroner: the one that was shown while it waits, the one that is owed once it is sent. */
  fee: z.number(),
})

export type SeriesRow = z.infer<typeof seriesRowSchema>

/** [EXP-10] The rows that were begun from an application, all checked by the same rules as a single application is. */
export const getSeries = defineEndpoint({
  method: 'GET',
  path: `${applicationsV3}/:referenceNumber/serie`,
  summary: 'Radene i serien fra en søknad, kontrollert',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  response: z.object({ rows: z.array(seriesRowSchema) }),
})

/** [EXP-10] The most rows that can be added at a time. */
export const maxRowsAtOnce = 200

/** [EXP-10] Creates a draft for each row from the application that the series is based on; all of them or none. */
export const addSeriesRows = defineEndpoint({
  method: 'POST',
  path: `${applicationsV3}/:referenceNumber/serie`,
  summary: 'Opprett rader i serien fra en søknad',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  body: z.strictObject({ rows: z.array(seriesValuesSchema).min(1).max(maxRowsAtOnce) }),
  response: z.object({
    added: z.array(z.number().int()),
    /** Number of rows left out because their container already leaves on that day. */
    known: z.number().int(),
  }),
  status: 201,
  idempotent: true,
})

/**
 * [EXP-10] Merges answers into the stored rows of a series. A row that is no longer a draft, or whose form now asks something
 * else, is not changed and is named in the answer.
 */
export const changeSeriesRows = defineEndpoint({
  method: 'PUT',
  path: `${applicationsV3}/:referenceNumber/serie`,
  summary: 'Endre rader i serien fra en søknad',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  body: z.strictObject({
    rows: z
      .array(z.strictObject({ referenceNumber: referenceNumberSchema, values: seriesValuesSchema }))
      .min(1)
      .max(maxRowsAtOnce),
  }),
  response: z.object({ unchanged: z.array(z.number().int()), rows: z.array(seriesRowSchema) }),
})

/** [EXP-10] The most rows that can be sent together. */
export const maxRowsSent = 1000

/**
 * [EXP-10] [FEE-01] Queues rows of a series for sending, each as it was shown and only once; nobody needs to wait for it. A row
 * whose cost has changed when its turn comes is not sent. The results are in the series.
 */
export const sendSeriesRows = defineEndpoint({
  method: 'POST',
  path: `${applicationsV3}/:referenceNumber/serie/innsending`,
  summary: 'Send inn rader i serien fra en søknad',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  body: z.strictObject({
    rows: z
      .array(
        z.strictObject({
          referenceNumber: referenceNumberSchema,
          version: z.int().positive(),
          /** In Norwegian kroner. */
          shownFee: z.int32().nonnegative(),
        }),
      )
      .min(1)
      .max(maxRowsSent),
  }),
  response: z.object({
    /** Those that are queued now; rows that were sent before are not among them. */
    ordered: z.array(z.number().int()),
  }),
  idempotent: true,
})

/**
 * [EXP-10] Withdraws all queued rows of a series that are not sent yet: they become drafts that can be sent later. Rows that are
 * sent in the meantime stay sent.
 */
export const stopSeriesRows = defineEndpoint({
  method: 'DELETE',
  path: `${applicationsV3}/:referenceNumber/serie/innsending`,
  summary: 'Stans innsendingen av rader i serien fra en søknad',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  response: z.object({ stopped: z.array(z.number().int()) }),
})

/** [EXP-10] The receipts of all sent rows in one file. */
export const getSeriesReceipts = defineEndpoint({
  method: 'GET',
  path: `${applicationsV3}/:referenceNumber/serie/kvitteringer`,
  summary: 'Kvitteringene for de innsendte radene i serien fra en søknad, som én fil',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  response: pdfResponse,
})
