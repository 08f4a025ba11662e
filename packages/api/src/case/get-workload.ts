import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { v3 } from '../endpoint/paths.ts'

const workloadSchema = z.object({
  /** Cases that wait for an officer's act, by whose they are. */
  mine: z.number().int(),
  unassigned: z.number().int(),
  all: z.number().int(),
  /** All cases by status; a status without cases is left out. */
  byStatus: z.record(z.string(), z.number().int()),
  /** Cases by what they await: paper, a delivery, or somebody who looks at what is overdue. */
  awaiting: z.object({ print: z.number().int(), delivery: z.number().int(), overdue: z.number().int() }),
})

export type Workload = z.infer<typeof workloadSchema>

export const getWorkload = defineEndpoint({
  method: 'GET',
  path: `${v3}/behandling/oppsummering`,
  summary: 'Antall saker',
  audiences: ['caseworker'],
  access: 'person',
  response: workloadSchema,
})
