import { type FormFacts, officeZone } from '@eksport/domain'
import type { ValidationContext } from '@eksport/forms'
import type { ApplicationDocument } from '../db/application-document.ts'
import type { ReferenceData } from '../db/reference-data/read-reference-data.ts'
import { policiesOf } from '../reference-data/offices.ts'

const codesOf = (entries: readonly { readonly code: string; readonly active: boolean }[]) =>
  new Set(entries.filter(({ active }) => active).map(({ code }) => code))

function collect(data: ReferenceData) {
  return {
    species: codesOf(data.species),
    countries: codesOf(data.countries),
    'catch-areas': codesOf(data['catch-areas']),
    'aquaculture-areas': codesOf(data['aquaculture-areas']),
    'packaging-types': codesOf(data['packaging-types']),
    'product-classification': codesOf(data['product-classification']),
    'processing-states': codesOf(data['processing-states']),
    'processing-types': codesOf(data['processing-types']),
    'nature-of-commodities': codesOf(data['nature-of-commodities']),
    'border-control-posts': codesOf(data['border-control-posts']),
    'points-of-entry': codesOf(data['points-of-entry']),
    'certificate-offices': codesOf(data['certificate-offices']),
    'aquaculture-sites': new Set(data.sites.filter(({ active }) => active).map(({ siteNumber }) => String(siteNumber))),
    producers: new Set(data.establishments.map(({ approvalNumber }) => approvalNumber)),
  }
}

const collected = new WeakMap<ReferenceData, ReturnType<typeof collect>>()

/** The codes that forms may use, computed once per state of the reference data. */
function knownCodes(data: ReferenceData): NonNullable<ValidationContext['codes']> {
  const known = collected.get(data) ?? collect(data)
  collected.set(data, known)
  return known
}

/** What forms are validated with at a moment: valid codes and opening hours of offices. */
export function validationContext(data: ReferenceData, now: Date): Required<ValidationContext> {
  const given: FormFacts = { offices: policiesOf(data) }
  return { now: now.toISOString(), timeZone: officeZone, codes: knownCodes(data), given }
}

const entriesOfCountry = (
  entries: readonly { readonly code: string; readonly active: boolean; readonly country: string }[],
  country: string,
) => codesOf(entries.filter((entry) => entry.country === country))

/** What an application's form is validated with: points of entry only of its country, as offered on the pages. */
export function applicationContext(
  data: ReferenceData,
  { countryOfDestination: country }: Pick<ApplicationDocument, 'countryOfDestination'>,
  now: Date,
): Required<ValidationContext> {
  const { codes, ...context } = validationContext(data, now)
  const places = {
    'points-of-entry': entriesOfCountry(data['points-of-entry'], country),
    'border-control-posts': entriesOfCountry(data['border-control-posts'], country),
  }
  return { ...context, codes: { ...codes, ...places } }
}
