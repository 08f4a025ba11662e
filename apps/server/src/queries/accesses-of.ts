import type { CaseAccess } from '@eksport/api'
import { z } from 'zod'
import type { JobRow } from '../db/repositories/jobs.ts'

const payloadSchema = z.object({
  accessId: z.uuid(),
  by: z.object({ name: z.string() }),
  texts: z.array(z.string()),
  askedBy: z.string().optional(),
})

/** The access requests of a case, from its jobs. */
export const accessesOf = (jobs: readonly JobRow[]): CaseAccess[] =>
  jobs.map(({ payload, addedAt, state, problem }) => {
    const { accessId, by, texts, askedBy } = payloadSchema.parse(payload)
    return {
      id: accessId,
      requestedTime: addedAt.toISOString(),
      requestedBy: by.name,
      redactions: texts.length,
      ...(askedBy !== undefined && { askedBy }),
      state,
      ...(problem === null ? {} : { problem }),
    }
  })
