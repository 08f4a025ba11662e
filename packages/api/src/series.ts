import { applicationStatuses, consentSchema, instantSchema, jobProblems, ruleViolationSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint, pdfResponse } from './endpoint/define-endpoint.ts'
import { applicationParams, referenceNumberSchema } from './endpoint/params.ts'
import { applicationsV3 } from './endpoint/paths.ts'
import { issueSchema } from './problem.ts'

/** So many characters an answer of a row has at most. */
export const maxCellLength = 1000

/** Answers of a row by their paths in the application, as the sheet has them; `null` takes an answer away. */
const seriesValuesSchema = z.record(
  z.string().max(120),
  z.union([z.string().max(maxCellLength), z.number(), consentSchema, z.boolean(), z.null()]),
)

/** How the latest sending of a row goes. */
const rowSendingSchema = z.object({
  /** The same for all that were sent together. */
  orderedAt: instantSchema,
  /** As it was seen then. */
  version: z.number().int(),
  /** What it was shown to cost then, in Norwegian kroner. */
  shownFee: z.number(),
  state: z.enum(['WAITING', 'SENT', 'REFUSED']),
  /** Why it was not sent. */
  code: z.string().optional(),
  /** Why the last attempt came to nothing, while it waits for the next one. */
  problem: z.enum(jobProblems).optional(),
})

/** One row: an application of its own, with what differs in it and what would stop its sending. */
const seriesRowSchema = z.object({
  referenceNumber: z.number().int(),
  applicationStatus: z.enum(applicationStatuses),
  submittedDateTime: instantSchema.optional(),
  version: z.number().int(),
  values: seriesValuesSchema,
  /** Answers that are missing or wrong, as sending would refuse them; none of what has been sent. */
  issues: z.array(issueSchema),
  /** What the rules find. */
  findings: z.array(ruleViolationSchema),
  /** Nothing where nobody has sent it from the series. While it waits it is not checked: it is as it was seen. */
  sending: rowSendingSchema.optional(),
  /** What it costs, in Norwegian kroner: while it waits, as it was shown; once it is sent, what is owed. */
  fee: z.number(),
})

export type SeriesRow = z.infer<typeof seriesRowSchema>

/** [EXP-10] The rows that were begun from an application, all checked by the rules that one application is sent by. */
export const getSeries = defineEndpoint({
  method: 'GET',
  path: `${applicationsV3}/:referenceNumber/serie`,
  summary: 'Radene i serien fra en søknad, kontrollert',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  response: z.object({ rows: z.array(seriesRowSchema) }),
})

/** [EXP-10] So many rows are begun at a time. */
export const maxRowsAtOnce = 200

/** [EXP-10] Begins a draft for each row, like the application that it is a series of; all of them or none. */
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
    /** Rows that were left out: their container leaves on that day already. */
    known: z.number().int(),
  }),
  status: 201,
  idempotent: true,
})

/**
 * [EXP-10] Puts answers into rows of a series, each into what is stored then. A row that is no draft any more, or whose form has come to
 * ask something else, stays as it is, and is named.
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

/** [EXP-10] So many rows are sent together. */
export const maxRowsSent = 1000

/**
 * [EXP-10] [FEE-01] Has rows of a series sent, each as it was seen and once, whether or not somebody waits for it. A row that costs something
 * else than it was shown to when its turn comes is not sent. What came of each stands in the series.
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
    /** Those that are under way now: what has been sent before is not among them. */
    ordered: z.array(z.number().int()),
  }),
  idempotent: true,
})

/**
 * [EXP-10] Takes back what was asked for and is not sent yet, of all rows of a series: each is a draft to send when somebody will. What is
 * sent meanwhile stays sent.
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

/** [EXP-10] The receipts of all rows that were sent, one after the other in one file. */
export const getSeriesReceipts = defineEndpoint({
  method: 'GET',
  path: `${applicationsV3}/:referenceNumber/serie/kvitteringer`,
  summary: 'Kvitteringene for de innsendte radene i serien fra en søknad, som én fil',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  response: pdfResponse,
})
