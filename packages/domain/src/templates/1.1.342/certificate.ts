import { defineCertificate } from '../../documents/certificate/define-certificate.ts'
import { generalClauses, generalGoods, generalSources } from '../../documents/certificate/general-certificate.ts'
import { standardLayout } from '../../documents/certificate/grid.ts'
import { template } from './template.ts'

/** The Ukrainian certificate, English and Ukrainian. */
export const certificate = defineCertificate(template, {
  version: 1,
  languages: ['en', 'uk'],
  agreed: null,
  lead: {
    en: 'for fishery products exported from Norway to Ukraine',
    uk: 'на рибні продукти, що експортуються з Норвегії до України',
  },
  layout: standardLayout(generalSources),
  goods: generalGoods,
  clauses: generalClauses,
})
