import { clause } from '../../certificate/clauses.ts'
import { defineCertificate } from '../../certificate/define-certificate.ts'
import { generalClauses, generalGoods, generalSources } from '../../certificate/general-certificate.ts'
import { standardLayout } from '../../certificate/grid.ts'
import { humanConsumption } from '../../certificate/sources.ts'
import { declared } from '../../certificate/support.ts'
import { europeanRules, forHumanConsumption } from '../../certificate/words/clauses.ts'
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
