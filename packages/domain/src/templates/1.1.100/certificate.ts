import {
  approvedClause,
  clause,
  liveClause,
  originClauses,
  powderClauses,
  requirementsClause,
  temperatureClauses,
} from '../../documents/certificate/clauses.ts'
import { defineCertificate } from '../../documents/certificate/define-certificate.ts'
import { generalGoods, generalSources } from '../../documents/certificate/general-certificate.ts'
import { standardLayout } from '../../documents/certificate/grid.ts'
import { wholeOrigin } from '../../documents/certificate/origins.ts'
import { humanConsumption, placeOfDestination } from '../../documents/certificate/sources.ts'
import { declared, declaredOnLine, registeredSites } from '../../documents/certificate/support.ts'
import * as words from '../../documents/certificate/words/clauses.ts'
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
