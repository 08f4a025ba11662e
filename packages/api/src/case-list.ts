import { deliveryStates } from '@eksport/domain'
import { z } from 'zod'
import {
  applicationPageSchema,
  exportQuerySchema,
  list,
  listExportSchema,
  listQuerySchema,
} from './application-list.ts'
import { defineEndpoint } from './endpoint/define-endpoint.ts'
import { casesV3, v3 } from './endpoint/paths.ts'

/** Filters that only officers have. */
const officersFilters = {
  assigned: z.enum(['me', 'none', 'all']).optional(),
  caseworker: list(z.string().max(100)).optional(),
  office: z.enum(['own', 'all']).optional(),
  awaits: z.enum(['print', 'delivery', 'overdue', 'reading', 'setback']).optional(),
  findings: z.enum(['open', 'none']).optional(),
  delivery: list(z.enum(deliveryStates)).optional(),
}

/** The officers' list over all organisations; it never contains exporters' drafts. */
export const listCases = defineEndpoint({
  method: 'GET',
  path: casesV3,
  summary: 'Saker til behandling',
  audiences: ['caseworker'],
  access: 'person',
  query: listQuerySchema.extend(officersFilters),
  response: applicationPageSchema,
})

/** [LST-19] The officers' whole list with these filters; refused where it has too many rows for a file. */
export const exportCases = defineEndpoint({
  method: 'GET',
  path: `${casesV3}/uttrekk`,
  summary: 'Hele listen over saker, til en fil',
  audiences: ['caseworker'],
  access: 'person',
  query: exportQuerySchema.extend(officersFilters),
  response: listExportSchema,
})

const countsSchema = z.object({
  /** Cases that wait for an officer's action, by their owner. */
  mine: z.number().int(),
  unassigned: z.number().int(),
  all: z.number().int(),
  /** Cases by status; statuses without cases are left out, and so are issued and ended cases. */
  byStatus: z.record(z.string(), z.number().int()),
  /** The same for the officer's own cases. */
  mineByStatus: z.record(z.string(), z.number().int()),
  /** Cases by what they await: paper, a delivery, or somebody who looks at what is overdue, reads an answer or goes on with what came back. */
  awaiting: z.object({
    print: z.number().int(),
    delivery: z.number().int(),
    overdue: z.number().int(),
    reading: z.number().int(),
    setback: z.number().int(),
  }),
})

/** [CW-06] Counts for the officer's office, and for all. */
const workloadSchema = z.object({ own: countsSchema, all: countsSchema })

export type WorkloadCounts = z.infer<typeof countsSchema>
export type Workload = z.infer<typeof workloadSchema>

export const getWorkload = defineEndpoint({
  method: 'GET',
  path: `${v3}/behandling/oppsummering`,
  summary: 'Antall saker',
  audiences: ['caseworker'],
  access: 'person',
  response: workloadSchema,
})

/** [CW-06] Assigns the most urgent unassigned case of the officer's office; refused as stale where another officer took it at the same moment. */
export const takeNextCase = defineEndpoint({
  method: 'POST',
  path: `${v3}/behandling/neste`,
  summary: 'Ta den neste saken',
  audiences: ['caseworker'],
  access: 'person',
  response: z.object({
    /** The case that was assigned; absent where none is waiting. */
    referenceNumber: z.number().int().optional(),
  }),
  idempotent: true,
})
