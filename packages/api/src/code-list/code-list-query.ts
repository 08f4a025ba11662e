import { z } from 'zod'

/** @internal */
export const onlyActiveSchema = z.enum(['true', 'false']).optional()

/** @internal */
export const certificateTemplateSchema = z.string().max(20).optional()
