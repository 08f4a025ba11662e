import type { Instant } from '../../values/format/schemas.ts'
import { today } from '../../values/office-time/oslo.ts'
import { type FeeRate, rateOn } from './estimate-fee.ts'

/** The price of an order of confirmed copies, in whole kroner; `rulesVersion` is the day from which the price applies. */
export interface CopyFee {
  readonly amount: number
  readonly currency: 'NOK'
  readonly rulesVersion: string
}

/**
 * [FEE-01] [CPY-01] The fee of an order by the price list of the day of the order, in Oslo: for the whole order, or for each copy
 * if the price says so. Throws where the reference data has no price.
 */
export function copyFee(numberOfCopies: number, ordered: Instant, rates: readonly FeeRate[]): CopyFee {
  const day = today(ordered)
  const rate = rateOn(rates, 'BEKREFTET_KOPI', day)
  if (!rate) throw new Error(`The price list has no 'BEKREFTET_KOPI' on ${day}`)
  const amount = rate.per === 'COPY' ? rate.amount * numberOfCopies : rate.amount
  return { amount, currency: 'NOK', rulesVersion: rate.validFrom }
}
