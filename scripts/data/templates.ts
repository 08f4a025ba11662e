import type { CategorySource, CountryTemplatesSource, TemplateSource } from './source.ts'

const oneLanguage = (text: string) => ({ nb: text, nn: text, en: text })

export const templates = (rows: TemplateSource[]) =>
  rows.map((row) => ({
    code: row.key,
    names: { nb: row.names.no, nn: row.names.no, en: row.names.en },
    active: row.versions.some((version) => version.active),
    versions: row.versions.map(({ version, active, displayName }) => ({ version, active, displayName })),
    category: row.category,
    countries: row.countries,
    supportedCertificateFormats: row.supportedCertificateFormats,
    applicationFormats: row.applicationFormats,
    productClassification: {
      system: row.productClassificationSystem,
      numberOfDigits: row.productClassificationNumberOfDigits,
      acceptedNumberOfDigits: row.acceptedNumberOfDigits ?? [row.productClassificationNumberOfDigits],
      prefixes: row.productClassificationPrefixes,
    },
    veterinarianRequirement: row.veterinarianRequirement,
    requisitionRequired: row.requisitionRequired,
    natureOfCommodities: row.natureOfCommodities,
    meansOfTransport: row.meansOfTransport,
    speciesGroups: row.speciesGroups,
    processingStates: row.processingStates,
    processingTypes: row.processingTypes,
    packagingTypes: row.packagingTypes,
    defaults: row.defaults ?? {},
    limits: row.limits ?? {},
  }))

/** Three seafood categories with one name: a list of categories merges the rows whose merged name is the same. */
export const categories = (rows: CategorySource[]) =>
  rows.map((row) => ({
    code: row.id,
    names: oneLanguage(row.displayName),
    active: true,
    mergedNames: { nb: row.mergedDisplayName, nn: row.mergedDisplayName, en: 'Seafood' },
    certificateTemplates: row.associatedCertificateTemplates,
    constructed: true,
  }))

export const countryTemplates = (byCountry: CountryTemplatesSource) =>
  Object.entries(byCountry).flatMap(([country, byTemplate]) =>
    Object.entries(byTemplate).map(([certificateTemplate, { supportedCertificateFormats }]) => ({
      country,
      certificateTemplate,
      supportedCertificateFormats,
    })),
  )
