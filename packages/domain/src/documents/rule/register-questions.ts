import { withKnownTimes } from '../../application/known-times.ts'
import type { ProductLine } from '../../goods/product-line/product-line.ts'
import { isSalmonid } from '../../goods/product-line/species.ts'
import type { PlainDate } from '../../values/format/schemas.ts'
import type { RuleApplication } from './rule-subject.ts'
import type { TemplateRules } from './template-rules.ts'

/** Days at a place, first and last included. */
export interface SiteDays {
  readonly siteNumber: number
  readonly from: PlainDate
  readonly to: PlainDate
}

/** An approval number and the days on which it must be approved; without days, only whether it exists is asked. */
export interface EstablishmentDays {
  readonly approvalNumber: string
  readonly from?: PlainDate
  readonly to?: PlainDate
}

/** The goods of one line, as two applications for the same goods would state them. */
export interface LineGoods {
  readonly species: string
  readonly productClassificationCode: string
  readonly netWeight: number
  readonly lotNumber?: string
  readonly approvalNumber: string
  readonly from: PlainDate
  readonly to: PlainDate
}

/** What makes two applications look like the same consignment: sender, receiver, destination, departure and goods. */
export interface ConsignmentQuestion {
  /** The number of the application itself, if it has one. */
  readonly referenceNumber?: number
  /** Applications that this one replaces, which are intentionally for the same goods. */
  readonly replaces: readonly number[]
  readonly consignor: string
  readonly consignee: string
  readonly country: string
  readonly departure: PlainDate
  readonly goods: readonly LineGoods[]
}

const sameText = (one: string, other: string) => one.toLocaleLowerCase('nb') === other.toLocaleLowerCase('nb')

/** Whether two names are of one consignee. */
export const isSameConsignee = (one: string, other: string): boolean => sameText(one.trim(), other.trim())

function sameGoods(one: LineGoods, other: LineGoods): boolean {
  // A lot number that only one of them states proves nothing.
  const isSameLot = !one.lotNumber || !other.lotNumber || sameText(one.lotNumber, other.lotNumber)
  return (
    isSameLot &&
    one.species === other.species &&
    one.productClassificationCode === other.productClassificationCode &&
    one.netWeight === other.netWeight &&
    one.approvalNumber === other.approvalNumber &&
    one.from === other.from &&
    one.to === other.to
  )
}

/** Rule 31: whether two applications look like one consignment, which they do if a line of each has the same goods. */
export function isSameConsignment(one: ConsignmentQuestion, other: ConsignmentQuestion): boolean {
  return (
    one.consignor === other.consignor &&
    isSameConsignee(one.consignee, other.consignee) &&
    one.country === other.country &&
    one.departure === other.departure &&
    one.goods.some((goods) => other.goods.some((others) => sameGoods(goods, others)))
  )
}

/** What to ask each register about an application; absent where there is nothing to ask. */
export interface RegisterQuestions {
  readonly establishments: readonly EstablishmentDays[]
  readonly diseases: readonly SiteDays[]
  readonly duplicates: ConsignmentQuestion | undefined
  readonly organisations: readonly string[]
  readonly species: readonly string[]
}

/** An application as the registers are asked about it, with its reference numbers where it has them. */
export type AskedApplication = RuleApplication & {
  readonly referenceNumber?: number | undefined
  readonly originalApplicationReference?: number | undefined
}

const nothing: RegisterQuestions = {
  establishments: [],
  diseases: [],
  duplicates: undefined,
  organisations: [],
  species: [],
}

/** Rule 3: whether a line has farmed, slaughtered salmonids, which may carry ILA or PD from their sites. */
export function isExposedToDisease(line: ProductLine): boolean {
  return isSalmonid(line.species) && line.natureOfCommodity === 'FARMED' && !line.isAlive
}

const establishmentOf = ({ productionEstablishment, productionPeriod }: ProductLine): EstablishmentDays[] => {
  const { isUnauthorized, approvalNumber } = productionEstablishment ?? {}
  if (isUnauthorized || !approvalNumber) return []
  const { from, to } = productionPeriod ?? {}
  return [{ approvalNumber, ...(from && to && from <= to ? { from, to } : {}) }]
}

const sitesOf = (line: ProductLine): SiteDays[] =>
  isExposedToDisease(line)
    ? (line.slaughterInformation ?? []).flatMap(({ siteNumber, fromDate, toDate }) =>
        siteNumber === undefined || !fromDate ? [] : [{ siteNumber, from: fromDate, to: toDate ?? fromDate }],
      )
    : []

function goodsOf(line: ProductLine): LineGoods[] {
  const { species, productClassificationCode, netWeight, lotNumber } = line
  const { from, to } = line.productionPeriod ?? {}
  const approvalNumber = line.productionEstablishment?.approvalNumber
  if (!species || !productClassificationCode || netWeight === undefined || !approvalNumber || !from || !to) return []
  const lot = lotNumber ? { lotNumber } : {}
  return [{ species, productClassificationCode, netWeight, ...lot, approvalNumber, from, to }]
}

/** What an application says about its consignment; undefined while that is too little to identify it. */
export function consignmentOf(application: AskedApplication): ConsignmentQuestion | undefined {
  const { referenceNumber, originalApplicationReference, productLines = [], transport, control } = application
  const consignee = application.recipient?.consignee?.name?.trim()
  const departure = transport?.dateOfDeparture ?? control?.dispatchDate
  const goods = productLines.flatMap(goodsOf)
  if (!consignee || !departure || goods.length === 0) return undefined
  return {
    ...(referenceNumber === undefined ? {} : { referenceNumber }),
    replaces: originalApplicationReference === undefined ? [] : [originalApplicationReference],
    consignor: application.consignor.organisationNumber,
    consignee,
    country: application.countryOfDestination,
    departure,
    goods,
  }
}

/** [REG-01] What to ask the registers about an application. Nothing is asked about a PDF application, because a person reads it. */
export function registerQuestions(asked: AskedApplication, rules: TemplateRules): RegisterQuestions {
  const application = withKnownTimes(asked)
  if (application.applicationFormat === 'PDF') return nothing
  const lines = application.productLines ?? []
  const { organisationNumber } = application.consignor
  // A replacement resembles the certificate that it replaces, which only the stored application names.
  const isNamed = application.applicationType === 'HELSESERTIFIKAT' || application.originalApplicationReference
  return {
    establishments: lines.flatMap(establishmentOf),
    diseases: rules.diseaseFree === true ? lines.flatMap(sitesOf) : [],
    duplicates: isNamed ? consignmentOf(application) : undefined,
    organisations: organisationNumber === '' ? [] : [organisationNumber],
    species:
      rules.speciesGroups === undefined
        ? []
        : [...new Set(lines.flatMap(({ species }) => (species === undefined ? [] : [species])))],
  }
}
