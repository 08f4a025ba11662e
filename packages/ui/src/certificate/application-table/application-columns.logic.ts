import { type ApplicationRow, type CodeLabels, formatNumber } from '@eksport/domain'
import { type Locale, localize } from '@eksport/forms'
import { applicationColumnsTexts } from './application-columns.texts.js'

/** The goods of a row in brief: 'Makrell, sild, 21,6 t'. Undefined if the row has none. */
export function goodsInShort(goods: ApplicationRow['goods'], labels: CodeLabels, locale: Locale): string | undefined {
  if (!goods || goods.species.length === 0) return undefined
  const [first = '', ...others] = [...new Set(goods.species)].map((code) => labels.label('species', code))
  const weight =
    goods.netWeight === undefined
      ? localize(applicationColumnsTexts.weightUnreadable, locale)
      : weightInShort(goods.netWeight, locale)
  return [first, ...others.map((name) => name.toLocaleLowerCase(locale)), weight].join(', ')
}

/** Tonnes with one decimal from 1 000 kg; below that kilograms as given, because some goods weigh only grams. */
export function weightInShort(kilograms: number, locale: Locale): string {
  return kilograms >= 1000
    ? `${formatNumber(kilograms / 1000, locale, 1)}\u00a0t`
    : `${formatNumber(kilograms, locale)}\u00a0kg`
}

/** The total number of open points in the findings. */
export const openPoints = (findings: NonNullable<ApplicationRow['openFindings']>): number =>
  findings.reduce((sum, { points }) => sum + points, 0)
