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

/** What only officers ask for. */
const officersFilters = {
  assigned: z.enum(['me', 'none', 'all']).optional(),
  caseworker: list(z.string().max(100)).optional(),
  office: z.enum(['own', 'all']).optional(),
  awaits: z.enum(['print', 'delivery', 'overdue', 'reading']).optional(),
  findings: z.enum(['open', 'none']).optional(),
  delivery: list(z.enum(deliveryStates)).optional(),
}

/** The officers' list over all organisations; drafts of exporters are never in it. */
export const listCases = defineEndpoint({
  method: 'GET',
  path: casesV3,
  summary: 'Saker til behandling',
  audiences: ['caseworker'],
  access: 'person',
  query: listQuerySchema.extend(officersFilters),
  response: applicationPageSchema,
})

/** [LST-19] The whole list of the officers with these filters; refused where it is longer than a file may be. */
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
  /** Cases that wait for an officer's act, by whose they are. */
  mine: z.number().int(),
  unassigned: z.number().int(),
  all: z.number().int(),
  /** Cases by status; one without cases is left out, and so is what is issued or has ended. */
  byStatus: z.record(z.string(), z.number().int()),
  /** The same of one's own cases. */
  mineByStatus: z.record(z.string(), z.number().int()),
  /** Cases by what they await: paper, a delivery, or somebody who looks at what is overdue or reads an answer. */
  awaiting: z.object({
    print: z.number().int(),
    delivery: z.number().int(),
    overdue: z.number().int(),
    reading: z.number().int(),
  }),
})

/** [CW-06] Of the officer's office, and of all. */
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

/** [CW-06] Takes the most urgent case of the officer's office that nobody has; refused as stale where another took it at the same moment. */
export const takeNextCase = defineEndpoint({
  method: 'POST',
  path: `${v3}/behandling/neste`,
  summary: 'Ta den neste saken',
  audiences: ['caseworker'],
  access: 'person',
  response: z.object({
    /** Of the case that was taken; nothing where none waits. */
    referenceNumber: z.number().int().optional(),
  }),
  idempotent: true,
})
