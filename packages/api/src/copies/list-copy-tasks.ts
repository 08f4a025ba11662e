import { copyOrderSchema, openCopyStates, plainDateSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { v3 } from '../endpoint/paths.ts'

/** An order of confirmed copies that an office still has to do something about, with the case that it is of. */
const copyTaskSchema = z.object({
  referenceNumber: z.number().int(),
  countryOfDestination: z.string(),
  consignorName: z.string().optional(),
  order: copyOrderSchema,
})
export type CopyTask = z.infer<typeof copyTaskSchema>

const copyTasksSchema = z.object({
  /** The first to be fetched first; the first 200. */
  tasks: z.array(copyTaskSchema),
  /** Of all that were asked for. */
  total: z.number().int(),
  /** The reader may print and hand out. */
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
    /** Code of the office at which they are fetched; all offices otherwise. */
    office: z.string().max(40).optional(),
    state: z.enum(openCopyStates).optional(),
    /** Those that are fetched on this day or before it. */
    until: plainDateSchema.optional(),
  }),
  response: copyTasksSchema,
})
