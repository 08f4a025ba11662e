import type { TemplateDescription } from '@eksport/api'
import { findTemplate } from '@eksport/domain/templates'
import type { TemplateEntry } from '../db/reference-data/entry-schemas.ts'

/** A template in the form that the apps read. */
export function describeTemplate(entry: TemplateEntry): TemplateDescription {
  const { code, versions, supportedCertificateFormats, productClassification } = entry
  const digits = productClassification?.numberOfDigits
  return {
    key: code,
    names: entry.names,
    active: entry.active,
    fillable: findTemplate(code) !== undefined,
    versions: versions.map((version) => ({ ...version, certificateTemplate: code })),
    category: entry.category,
    veterinarianRequirement: entry.veterinarianRequirement,
    certificateFormats: supportedCertificateFormats,
    applicationFormats: entry.applicationFormats,
    requisitionRequired: entry.requisitionRequired,
    ...(productClassification && { productClassificationSystem: productClassification.system }),
    ...(digits == null ? {} : { productClassificationNumberOfDigits: digits }),
    productClassificationPrefixes: productClassification?.prefixes ?? [],
  }
}
