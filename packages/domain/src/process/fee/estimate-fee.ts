import { isPlainDate, isPlainTime } from '@eksport/forms'
import type { ApplicationType, CertificateFormat } from '../../application/enumerations.ts'
import type { Instant, PlainDate, PlainTime } from '../../values/format/schemas.ts'
import { isOutsideOrdinaryHours } from '../../values/office-time/office-day.ts'
import type { OfficePolicy } from '../../values/office-time/office-policy.ts'
import { plainNow, today } from '../../values/office-time/oslo.ts'

/** What the authority charges for; the first three are parts of an application's fee. */
export type FeeCode =
  | 'HELSESERTIFIKAT'
  | 'HELSESERTIFIKAT_UTENFOR_AAPNINGSTID'
  | 'ERSTATNINGSSERTIFIKAT'
  | 'BEKREFTET_KOPI'

/** One row of the versioned price list. */
export interface FeeRate {
  readonly code: string
  readonly amount: number
  readonly validFrom: PlainDate
  readonly validTo?: PlainDate | null
  /** The price is for each piece of an order instead of the whole order. */
  readonly per?: 'COPY' | undefined
}

/** What a fee depends on. */
export interface FeeQuestion {
  readonly applicationType: ApplicationType
  readonly certificateFormats: readonly CertificateFormat[]
  /** The policy of the pickup office. */
  readonly office?: OfficePolicy
  readonly retrievalDate?: PlainDate
  readonly retrievalTime?: PlainTime
  readonly now: Instant
  readonly template?: string
  /** A caseworker must assess the application, so sending it late causes overtime. */
  readonly needsManualProcessing?: boolean
  /** It is already decided that it is outside working hours. */
  readonly outsideWorkingHours?: boolean
}

/** A part of a fee: what it is for, and the amount in whole kroner. */
export interface FeeLine {
  readonly code: FeeCode
  readonly amount: number
}

/** Amounts in whole kroner. `rulesVersion` is the day from which the price applies. */
export interface FeeEstimate {
  readonly amount: number
  readonly currency: 'NOK'
  readonly lines: readonly FeeLine[]
  readonly outsideWorkingHours: boolean
  readonly rulesVersion: string
}

/** The price on a day. */
export function rateOn(rates: readonly FeeRate[], code: FeeCode, day: PlainDate): FeeRate | undefined {
  return rates.find((rate) => rate.code === code && rate.validFrom <= day && (rate.validTo ?? day) >= day)
}

const isEveningOpen = ({ regular }: OfficePolicy) => regular.ordinaryUntil !== undefined

function isSentLateForToday(question: FeeQuestion, policy: OfficePolicy): boolean {
  const { date, time } = plainNow(question.now)
  if (!question.needsManualProcessing || question.retrievalDate !== date || !isEveningOpen(policy)) return false
  return isOutsideOrdinaryHours(policy, date, time)
}

/** [FEE-01] Whether a pickup, or a late submission for today, is outside ordinary hours. Only paper is picked up. */
function isOutsideWorkingHours(question: FeeQuestion): boolean {
  const { office, retrievalDate, retrievalTime } = question
  if (question.outsideWorkingHours === true) return true
  if (!office || !retrievalDate || !isPlainDate(retrievalDate) || !question.certificateFormats.includes('PAPER'))
    return false
  const isLatePickup =
    retrievalTime !== undefined &&
    isPlainTime(retrievalTime) &&
    isOutsideOrdinaryHours(office, retrievalDate, retrievalTime)
  return isLatePickup || isSentLateForToday(question, office)
}

/** The cost of the application, by today's price list in Oslo. Throws where the reference data has no price. */
export function estimateFee(question: FeeQuestion, rates: readonly FeeRate[]): FeeEstimate {
  const day = today(question.now)
  const price = (code: FeeCode): FeeRate => {
    const rate = rateOn(rates, code, day)
    if (!rate) throw new Error(`The price list has no '${code}' on ${day}`)
    return rate
  }
  const isReplacement = question.applicationType === 'ERSTATNINGSSERTIFIKAT'
  const outsideWorkingHours = isOutsideWorkingHours(question)
  const ordinary = price(isReplacement ? 'ERSTATNINGSSERTIFIKAT' : 'HELSESERTIFIKAT')
  const isDoubled = outsideWorkingHours && !isReplacement
  const line: FeeLine = isDoubled
    ? {
        code: 'HELSESERTIFIKAT_UTENFOR_AAPNINGSTID',
        amount: rateOn(rates, 'HELSESERTIFIKAT_UTENFOR_AAPNINGSTID', day)?.amount ?? 2 * ordinary.amount,
      }
    : { code: isReplacement ? 'ERSTATNINGSSERTIFIKAT' : 'HELSESERTIFIKAT', amount: ordinary.amount }
  return {
    amount: line.amount,
    currency: 'NOK',
    lines: [line],
    outsideWorkingHours,
    rulesVersion: ordinary.validFrom,
  }
}
