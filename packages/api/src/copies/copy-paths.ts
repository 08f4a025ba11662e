import { z } from 'zod'
import { applicationParams, caseParams } from '../endpoint/params.ts'
import { applicationsV2, casesV3 } from '../endpoint/paths.ts'

/** @internal */
export const copiesV2 = `${applicationsV2}/:referenceNumber/bekreftet-kopi` as const
/** @internal */
export const caseCopiesV3 = `${casesV3}/:referenceNumber/bekreftet-kopi` as const

/** @internal */
export const copyParams = applicationParams.extend({ copyId: z.uuid() })
/** @internal */
export const caseCopyParams = caseParams.extend({ copyId: z.uuid() })
