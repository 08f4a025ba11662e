import { clause } from '../../certificate/clauses.ts'
import {
  approvedClause,
  liveClause,
  originClauses,
  powderClauses,
  requirementsClause,
  temperatureClauses,
} from '../../certificate/common-clauses.ts'
import { defineCertificate } from '../../certificate/define-certificate.ts'
import { generalGoods, generalSources } from '../../certificate/general-certificate.ts'
import { standardLayout } from '../../certificate/grid.ts'
import { wholeOrigin } from '../../certificate/origins.ts'
import { humanConsumption, placeOfDestination } from '../../certificate/sources.ts'
import { declared, declaredOnLine, registeredSites } from '../../certificate/support.ts'
import * as words from '../../certificate/words/clauses.ts'
import { template } from './template.ts'

/** The Chinese certificate, English and Chinese. */
export const certificate = defineCertificate(template, {
  version: 1,
  languages: ['en', 'zh'],
  agreed: null,
  lead: {
    en: 'for fishery products exported from Norway to the People’s Republic of China',
    zh: '挪威向中华人民共和国出口水产品',
  },
  layout: standardLayout({ ...generalSources, placeOfDestination, use: humanConsumption, origins: wholeOrigin }),
  goods: generalGoods,
  clauses: [
    approvedClause('II.1'),
    requirementsClause('II.2'),
    clause('II.3', words.europeanRules, declared('transport.fulfillsEuRequirements')),
    originClauses('II.4'),
    clause('II.5', words.registeredSites, registeredSites),
    clause('II.6', words.lawfulCatch, declaredOnLine('productLines.wildCaughtConsent')),
    ...powderClauses('II.7'),
    temperatureClauses('II.8'),
    clause('II.9', words.forHumanConsumption, declared('transport.intendedForHumanConsumption')),
    liveClause('II.10'),
  ],
})
