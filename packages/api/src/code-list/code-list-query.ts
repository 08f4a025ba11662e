import { z } from 'zod'

export const onlyActiveSchema = z.enum(['true', 'false']).optional()
export const certificateTemplateSchema = z.string().max(20).optional()
