import { defineCertificate } from '../../certificate/define-certificate.ts'
import { generalClauses, generalGoods, generalSources } from '../../certificate/general-certificate.ts'
import { standardLayout } from '../../certificate/grid.ts'
import { placeOfDestination } from '../../certificate/sources.ts'
import { template } from './template.ts'

/** The general certificate for fish and fishery products, English. */
export const certificate = defineCertificate(template, {
  version: 1,
  languages: ['en'],
  agreed: null,
  lead: { en: 'for fish and fishery products exported from Norway to {country}' },
  layout: standardLayout({ ...generalSources, placeOfDestination }),
  goods: generalGoods,
  clauses: generalClauses,
})
