import { getAt } from '@eksport/forms'
import type { ProductLine } from '../../goods/product-line/product-line.ts'
import type { RuleApplication } from './rule-subject.ts'

type Judge<Of> = (of: Of) => boolean

const given = (value: unknown) => value !== undefined && value !== null && value !== ''

/** Living goods have neither a state nor a type. */
const unlessAlive =
  (name: 'processingState' | 'processingType'): Judge<ProductLine> =>
  (line) =>
    line.isAlive === true || given(line[name])

/** Decides whether a line has an answer that rules need, where any value at the path is not enough. */
const lineJudges: Readonly<Record<string, Judge<ProductLine>>> = {
  processingState: unlessAlive('processingState'),
  processingType: unlessAlive('processingType'),
  productionPeriod: ({ productionPeriod: { from, to } = {} }) => given(from) && given(to),
  slaughterInformation: ({ slaughterInformation = [] }) =>
    slaughterInformation.length > 0 &&
    slaughterInformation.every(({ siteNumber, fromDate }) => given(siteNumber) && given(fromDate)),
}

const applicationJudges: Readonly<Record<string, Judge<RuleApplication>>> = {
  // Not required by forms: a place without a country is in the country of destination.
  'recipient.placeOfDestination.country': () => true,
  // Either at ambient temperature, or with both limits.
  'transport.temperatureRequirements': ({ transport: { temperatureRequirements: stated = {} } = {} }) =>
    stated.isAmbient === true || (given(stated.minTemperature) && given(stated.maxTemperature)),
}

const lines = 'productLines.'

/** [RUL-05] The path of an answer that a rule needs. */
export type NeededAnswer =
  | 'control.dispatchDate'
  | 'recipient.placeOfDestination.country'
  | 'transport.dateOfDeparture'
  | 'transport.meansOfTransport'
  | 'transport.temperatureRequirements'
  | 'transport.totalGrossWeight'
  | `${typeof lines}${
      | 'animalHealth'
      | 'natureOfCommodity'
      | 'netWeight'
      | 'packaging.numberOfPackages'
      | 'packaging.type'
      | 'processingState'
      | 'processingType'
      | 'productClassificationCode'
      | 'productionEstablishment.approvalNumber'
      | 'productionEstablishment.unauthorizedEstablishmentInfo.country'
      | 'productionPeriod'
      | 'slaughterInformation'
      | 'species'}`

/** The path within a line; undefined for an answer of the whole application. */
export const inLine = (answer: NeededAnswer): string | undefined =>
  answer.startsWith(lines) ? answer.slice(lines.length) : undefined

export const isLineAnswered = (line: ProductLine, path: string): boolean =>
  lineJudges[path]?.(line) ?? given(getAt(line, path))

export const isAnswered = (application: RuleApplication, answer: NeededAnswer): boolean =>
  applicationJudges[answer]?.(application) ?? given(getAt(application, answer))
