import { relevantDocument } from '@eksport/domain/templates'
import type { ApplicationDocument } from '../db/application-document.ts'
import type { ReferenceData } from '../db/reference-data/read-reference-data.ts'
import { newestVersion } from './template-version.ts'

/** [CRT-04] A draft as it would be sent: what counts of it, by the form of today. From then on its version stays. */
export function asSent(referenceData: ReferenceData, document: ApplicationDocument): ApplicationDocument {
  const certificateTemplateVersion = newestVersion(referenceData, document.certificateTemplate)
  return relevantDocument({ ...document, certificateTemplateVersion })
}
