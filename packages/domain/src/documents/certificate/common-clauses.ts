import { clause, oneOf } from './clauses.ts'
import { answeredOnLine, declared, declaredOnLine, registeredProducer, transportedAt } from './support.ts'
import * as words from './words/clauses.ts'

/** Clauses that most certificates share, by the number that each gives them. */
export const approvedClause = (no: string) => clause(no, words.approvedEstablishments, registeredProducer)

export const requirementsClause = (no: string) =>
  clause(no, words.exporterAnswers, declared('transport.consentGeneralRequirements'))

export const originClauses = (no: string) =>
  oneOf(
    clause(`${no} a`, words.farmed, answeredOnLine('productLines.natureOfCommodity', 'FARMED')),
    clause(`${no} b`, words.wild, answeredOnLine('productLines.natureOfCommodity', 'WILD_CAUGHT')),
  )

export const powderClauses = (no: string) =>
  [
    clause(`${no} a`, words.powder.cod, declaredOnLine('productLines.consentCodPowder')),
    clause(`${no} b`, words.powder.shrimp, declaredOnLine('productLines.consentShrimpPowder')),
    clause(`${no} c`, words.powder.oyster, declaredOnLine('productLines.consentOysterPowder')),
  ] as const

export const temperatureClauses = (no: string) =>
  oneOf(
    clause(`${no} a`, words.carried.ambient, transportedAt('ambient')),
    clause(`${no} b`, words.carried.chilled, transportedAt('chilled')),
    clause(`${no} c`, words.carried.frozen, transportedAt('frozen')),
  )

export const liveClause = (no: string) => clause(no, words.live, answeredOnLine('productLines.isAlive', true))
