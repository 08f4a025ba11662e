import { defineCertificate } from '../../documents/certificate/define-certificate.ts'
import { generalClauses, generalGoods, generalSources } from '../../documents/certificate/general-certificate.ts'
import { standardLayout } from '../../documents/certificate/grid.ts'
import { placeOfDestination } from '../../documents/certificate/sources.ts'
import { template } from './template.ts'

/** The certificate for fish meal and fish protein, English. */
export const certificate = defineCertificate(template, {
  version: 1,
  languages: ['en'],
  agreed: null,
  lead: { en: 'for fish meal and fish protein exported from Norway to {country}' },
  layout: standardLayout({ ...generalSources, placeOfDestination }),
  goods: generalGoods,
  clauses: generalClauses,
})
