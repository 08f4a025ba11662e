import { relevantDocument } from '@eksport/domain/templates'
import type { ApplicationDocument } from '../db/application-document.ts'
import type { ReferenceData } from '../db/reference-data/read-reference-data.ts'

/**
 * [CRT-04] A draft as it would be sent: the answers that count by the newest version of the form, which is fixed from
 * then on.
 */
export function asSent(referenceData: ReferenceData, document: ApplicationDocument): ApplicationDocument {
  const certificateTemplateVersion = newestVersion(referenceData, document.certificateTemplate)
  return relevantDocument({ ...document, certificateTemplateVersion })
}

/** The version of a template that applications are created, saved and sent with now. */
export function newestVersion({ templates }: ReferenceData, id: string): number {
  const versions = templates.find(({ code }) => code === id)?.versions ?? []
  return Math.max(1, ...versions.filter(({ active }) => active).map(({ version }) => version))
}
