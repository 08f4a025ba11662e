import type { CountryTemplates, TemplateDescription } from '@eksport/api'
import type { ApplicationFormat, CodeEntry, Reportee } from '@eksport/domain'
import { findTemplate } from '@eksport/domain/templates'
import type { Field, Issue, Section } from '@eksport/forms'

/** The data that decide what can be applied for. */
export interface Offer {
  readonly countries: readonly CodeEntry[]
  readonly countryTemplates: CountryTemplates
  readonly templates: readonly TemplateDescription[]
}

const entry = (code: string, names: CodeEntry['names']): CodeEntry => ({ code, names, active: true })
const sameInAll = (name: string) => ({ nb: name, nn: name, en: name })

/** Exporters by organisation number, with the number in the label because two may share a name. */
export const consignorEntries = (consignors: readonly Reportee[]): CodeEntry[] =>
  consignors.map(({ organisationNumber, name }) => entry(organisationNumber, sameInAll(name)))

/** [EXP-08] An exporter in a draft that the organisation no longer represents: it keeps its name and cannot be chosen again. */
export const formerConsignor = (organisationNumber: string, name: string): CodeEntry => ({
  ...entry(organisationNumber, sameInAll(name)),
  active: false,
})

/** The country's templates that can be filled in and have an enabled format. */
function offered({ countryTemplates, templates }: Offer, country: string) {
  return (countryTemplates[country] ?? []).flatMap(({ certificateTemplate, supportedCertificateFormats }) => {
    const template = templates.find(({ key, active, fillable }) => key === certificateTemplate && active && fillable)
    const formats = supportedCertificateFormats.filter(({ enabled }) => enabled).map(({ format }) => format)
    return template === undefined || formats.length === 0 ? [] : [{ template, formats }]
  })
}

/** [WIZ-05] Only countries with a template that can be applied for. */
export const destinationEntries = (offer: Offer): CodeEntry[] =>
  offer.countries.filter(({ code, active }) => active && offered(offer, code).length > 0)

const templateEntry = ({ key, names }: TemplateDescription) =>
  entry(key, { nb: `${key} ${names.nb}`, nn: `${key} ${names.nn}`, en: `${key} ${names.en}` })

/** [WIZ-06] Templates valid for the country. */
export const templateEntries = (offer: Offer, country: string | undefined): CodeEntry[] =>
  country === undefined ? [] : offered(offer, country).map(({ template }) => templateEntry(template))

/** Choices in a draft that are no longer offered: they keep their names and cannot be chosen again. */
interface Former {
  readonly countries: readonly CodeEntry[]
  readonly templates: readonly CodeEntry[]
  /** [EXP-08] The messages at their fields. */
  readonly issues: readonly Issue[]
}

/** [EXP-08] The draft's country and template, if they were taken out of use after it was created. */
export function formerChoices(offer: Offer, country: string | undefined, template: string | undefined): Former {
  const isOffered = country === undefined || destinationEntries(offer).some(({ code }) => code === country)
  const hasTemplate = template === undefined || enabledFormats(offer, country, template).length > 0
  const countries = isOffered ? [] : offer.countries.filter(({ code }) => code === country)
  const templates = hasTemplate ? [] : offer.templates.filter(({ key }) => key === template).map(templateEntry)
  const inactive = (one: CodeEntry) => ({ ...one, active: false })
  const unknownCountry = isOffered ? [] : [{ path: 'countryOfDestination', code: 'unknownCode' }]
  const invalidTemplate = hasTemplate || !isOffered ? [] : [{ path: 'certificateTemplate', code: 'templateInvalid' }]
  return {
    countries: countries.map(inactive),
    templates: templates.map(inactive),
    issues: [...unknownCountry, ...invalidTemplate],
  }
}

/** The formats in which the country accepts the template. */
export function enabledFormats(offer: Offer, country: string | undefined, template: string | undefined): string[] {
  if (country === undefined || template === undefined) return []
  return offered(offer, country).find((each) => each.template.key === template)?.formats ?? []
}

/** [WIZ-06] How the template can be filled in. */
export function fillingFormats(template: string | undefined): readonly ApplicationFormat[] {
  const known = template === undefined ? undefined : findTemplate(template)
  return known?.applicationFormats ?? []
}

/** The formats that can be chosen once a template is chosen; empty before that. */
export interface OfferedFormats {
  readonly certificate: readonly string[]
  readonly filling: readonly ApplicationFormat[]
}

/** The field limited to the offered formats; undefined if none are offered, or if there is only one way to fill in the form. */
function offeredField(path: string, field: Field, { certificate, filling }: OfferedFormats): Field | undefined {
  if (path === 'certificateFormats' && field.kind === 'multi-choice') {
    const options = field.options.filter(({ value }) => certificate.includes(value))
    return options.length === 0 ? undefined : { ...field, options }
  }
  if (path === 'applicationFormat' && field.kind === 'choice') {
    const options = field.options.filter(({ value }) => filling.some((format) => format === value))
    return options.length < 2 ? undefined : { ...field, options }
  }
  return field
}

/** The page limited to the formats that can be chosen. */
export function withFormats(sections: readonly Section[], formats: OfferedFormats): readonly Section[] {
  return sections.map((section) => ({
    ...section,
    fields: Object.fromEntries(
      Object.entries(section.fields).flatMap(([path, field]) => {
        const offered = offeredField(path, field, formats)
        return offered === undefined ? [] : [[path, offered] as const]
      }),
    ),
  }))
}
