import {
  getTemplate,
  listCountryTemplates,
  listPickupOffices,
  listStatementTemplates,
  listTemplateCategories,
  listTemplateNotes,
  listTemplates,
} from '@eksport/api'
import type { ReferenceData } from '../../db/reference-data/read-reference-data.ts'
import { cachedRoute } from '../../http/cached-route.ts'
import { describeTemplate } from '../../reference-data/describe-template.ts'
import { offices } from '../../reference-data/offices.ts'
import { statementTemplates } from '../../reference-data/statement-templates.ts'
import { templateNotes } from '../../reference-data/template-notes.ts'
import { Refusal } from '../../refusals/refusal.ts'

function templateOf({ templates }: ReferenceData, id: string) {
  const entry = templates.find(({ code }) => code === id)
  if (entry === undefined) throw new Refusal('NOT_FOUND')
  return entry
}

const getTemplateRoute = cachedRoute(getTemplate, ({ data, params, query }) => {
  const described = describeTemplate(templateOf(data, params.template))
  const newestFirst = described.versions.toSorted((a, b) => b.version - a.version)
  const current = newestFirst.find(({ active }) => active) ?? newestFirst[0]
  if (current === undefined) throw new Refusal('NOT_FOUND')
  return {
    ...described,
    versions: query.only_latest === 'true' ? [current] : described.versions,
    currentVersionDetails: current,
  }
})

const listCountryTemplatesRoute = cachedRoute(listCountryTemplates, ({ data, query }) => {
  const wanted = data.countryTemplates.filter(
    ({ country }) => query.country_code === undefined || country === query.country_code,
  )
  const byCountry = Map.groupBy(wanted, ({ country }) => country)
  return Object.fromEntries(
    [...byCountry].map(([country, rows]) => [country, rows.map(({ country: _, ...row }) => row)]),
  )
})

export const templateRoutes = [
  cachedRoute(listTemplates, ({ data }) => data.templates.map(describeTemplate)),
  getTemplateRoute,
  listCountryTemplatesRoute,
  cachedRoute(listTemplateCategories, ({ data }) =>
    data.categories.map(({ code, names, mergedNames, certificateTemplates }) => ({
      id: code,
      displayName: names,
      ...(mergedNames == null ? {} : { mergedName: mergedNames }),
      associatedCertificateTemplates: certificateTemplates,
    })),
  ),
  cachedRoute(listPickupOffices, ({ data, params }) => {
    const { supportedCertificateFormats } = templateOf(data, params.template)
    const paper = supportedCertificateFormats.some(({ format, enabled }) => format === 'PAPER' && enabled)
    return paper ? offices(data, true) : []
  }),
  cachedRoute(listTemplateNotes, ({ data, params }) => templateNotes(templateOf(data, params.template))),
  cachedRoute(listStatementTemplates, ({ data, query }) =>
    statementTemplates(data, { country: query.country_code, template: query.certificate_template }),
  ),
]
