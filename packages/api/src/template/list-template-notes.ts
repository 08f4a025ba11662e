import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { oneHour, templates } from '../endpoint/paths.ts'

/** What an exporter should know of a template before applying; the first three follow from its row of reference data. */
export const templateNoteCodes = [
  'VETERINARIAN_REQUIRED',
  'VETERINARIAN_POSSIBLE',
  'REQUISITION_REQUIRED',
  'E_CERT_DECLARATION',
] as const

/** @internal */
export const templateNoteSchema = z.object({
  code: z.enum(templateNoteCodes),
  texts: z.object({ nb: z.string(), nn: z.string(), en: z.string() }),
})
export type TemplateNote = z.infer<typeof templateNoteSchema>

export const listTemplateNotes = defineEndpoint({
  method: 'GET',
  path: `${templates}/certificate-templates/:template/notes`,
  summary: 'Merknader til en mal',
  audiences: ['submitter', 'caseworker'],
  access: 'public',
  params: z.object({ template: z.string().max(20) }),
  response: z.array(templateNoteSchema),
  maxAge: oneHour,
})
