import { applicationRowSchema } from '@eksport/domain'
import { z } from 'zod'
import { listQuerySchema } from './list-query.ts'

/** [LST-19] How many applications a list may have to be exported whole. */
export const maxExportRows = 10_000

/** @internal */
export const exportQuerySchema = listQuerySchema.omit({ page: true, size: true })

/** [LST-19] An application as a file of the list has it: what its row shows, and nothing that is done with it. */
const exportRowSchema = applicationRowSchema.omit({ actions: true, version: true })

export type ExportRow = z.infer<typeof exportRowSchema>

/** All that the filters find, in the order that was asked for. @internal */
export const listExportSchema = z.array(exportRowSchema)
