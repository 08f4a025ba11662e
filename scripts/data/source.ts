/** The source rows as far as they are used here; everything else in them is left behind on purpose. */
export type Names = { no: string; en: string; nn?: string }
type Row = { active?: boolean; constructed?: boolean }

export type CodeSource = Row & { code: string; names: Names }
export type CountrySource = Row & { code: string; iso3: string; callingCode: string; names: Names }
export type SpeciesSource = {
  code: string
  no: string
  en: string
  la: string
  fao: string
  group: string
  parent: string | null
  farmedVariant: boolean
  common: boolean
  slaughterPeriodRequiredWhenFarmed?: boolean
  powderConsent?: string
}
export type AreaSource = {
  code: string
  names: { en: string; no: string | null }
  level: string
  parent: string | null
  inland: boolean
}
export type AquacultureAreaSource = CodeSource & { default: boolean }
export type PackagingSource = Omit<CodeSource, 'names'> & { names: { en: string; no: string | null }; common: boolean }
export type ClassificationSource = {
  id: string
  system: string
  code: string
  digits: number
  parent: string | null
  names: { en: string; no?: string }
}
export type TypeOfProcessingSource = CodeSource & { appliesTo: string[] }
export type BorderPostSource = { bcpCode: string; name: string; country: string; type: string; verification: string }
export type EntrySource = { unLocode: string; name: string; country: string; type: string }
export type OfficeSource = {
  code: string
  name: string
  active: boolean
  priority: boolean
  municipality: string
  county: string
  address: string | null
  openingHours: string
  minimumLeadMinutes: number
  evidence: string
}
export type CategorySource = {
  id: string
  displayName: string
  mergedDisplayName: string
  associatedCertificateTemplates: string[]
}
export type TemplateSource = {
  key: string
  names: { no: string; en: string }
  versions: { version: number; active: boolean; displayName: string }[]
  category: string
  countries: string[]
  supportedCertificateFormats: { format: string; enabled: boolean }[]
  applicationFormats: string[]
  productClassificationSystem: string
  productClassificationNumberOfDigits: number
  productClassificationPrefixes: string[]
  acceptedNumberOfDigits?: number[]
  veterinarianRequirement: string
  requisitionRequired: boolean
  natureOfCommodities: string[]
  meansOfTransport: string[]
  speciesGroups: string[] | null
  processingStates: string[]
  processingTypes: string[]
  packagingTypes: string[] | null
  defaults?: Record<string, string>
  limits?: Record<string, number>
}
export type CountryTemplatesSource = Record<
  string,
  Record<string, { supportedCertificateFormats: { format: string; enabled: boolean }[] }>
>
export type EstablishmentSource = {
  approvalNumber: string
  name: string
  address: string
  postalCode: string
  postalCity: string
  municipality: string
  county: string
  country: string
  activities: string[]
  status: string
  constructed: boolean
}
export type SiteSource = {
  siteNumber: number
  name: string
  municipality: string
  county: string
  water: string
  speciesCodes: string[]
  active: boolean
}
export type HolidaySource = { date: string; code: string; names: Names }
export type FeeSource = { code: string; amount: number }
export type SampleSource = { baseDate: string; applications: Record<string, unknown>[] }
