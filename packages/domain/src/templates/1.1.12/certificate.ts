import { clause } from '../../documents/certificate/clauses.ts'
import { defineCertificate } from '../../documents/certificate/define-certificate.ts'
import { generalClauses, generalGoods, generalSources } from '../../documents/certificate/general-certificate.ts'
import { standardLayout } from '../../documents/certificate/grid.ts'
import { humanConsumption } from '../../documents/certificate/sources.ts'
import { declared } from '../../documents/certificate/support.ts'
import { europeanRules, forHumanConsumption } from '../../documents/certificate/words/clauses.ts'
import { template } from './template.ts'

/** The Moldovan certificate, English and Romanian. */
export const certificate = defineCertificate(template, {
  version: 1,
  languages: ['en', 'ro'],
  agreed: null,
  lead: {
    en: 'for fishery products exported from Norway to Moldova',
    ro: 'pentru produse pescărești exportate din Norvegia în Moldova',
  },
  layout: standardLayout({ ...generalSources, use: humanConsumption }),
  goods: generalGoods,
  clauses: [
    ...generalClauses,
    clause('II.7', europeanRules, declared('transport.fulfillsEuRequirements')),
    clause('II.8', forHumanConsumption, declared('transport.intendedForHumanConsumption')),
  ],
})
