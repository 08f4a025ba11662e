import type { TemplateDescription } from '@eksport/api'
import type { TemplateEntry } from '../db/reference-data/entry-schemas.ts'
import { fillableTemplate } from './fillable-template.ts'

/** A template as the apps read it. */
export function describeTemplate(entry: TemplateEntry): TemplateDescription {
  const { code, versions, supportedCertificateFormats, productClassification } = entry
  const digits = productClassification?.numberOfDigits
  return {
    key: code,
    names: entry.names,
    active: entry.active,
    fillable: fillableTemplate(code) !== undefined,
    versions: versions.map((version) => ({ ...version, certificateTemplate: code })),
    category: entry.category,
    veterinarianRequirement: entry.veterinarianRequirement,
    certificateFormats: supportedCertificateFormats,
    applicationFormats: entry.applicationFormats,
    requisitionRequired: entry.requisitionRequired,
    ...(digits == null ? {} : { productClassificationNumberOfDigits: digits }),
    productClassificationPrefixes: productClassification?.prefixes ?? [],
  }
}
