import { type CodeLabels, formatDate, type LineFactPath, type ProductLine } from '@eksport/domain'
import type { Translate } from '../../foundation/text/catalogue.js'
import type { productLineCardTexts } from './product-line-card.texts.js'

/** One fact of a product line, by the path of its answer: `species`, `packaging.numberOfPackages`. */
export type FactKey = LineFactPath

/** Facts that distinguish a line from its neighbours; the card's head already shows species, period and weight. */
export const shortFactKeys: readonly FactKey[] = [
  'productionEstablishment.approvalNumber',
  'processingState',
  'slaughterInformation',
  'vesselInformation',
  'packaging.numberOfPackages',
  'productClassificationCode',
]

/** `18.11.2026–21.11.2026`; a single date if both are equal or one is missing. */
export function formatPeriod(from: string | undefined, to: string | undefined): string | undefined {
  if (from === to || !to) return from && formatDate(from)
  return from ? `${formatDate(from)}–${formatDate(to)}` : formatDate(to)
}

/** The name of a line in running text: its species, or a text saying that it has none yet. */
export function lineName(
  line: ProductLine,
  labels: Pick<CodeLabels, 'label'>,
  t: Translate<typeof productLineCardTexts>,
): string {
  return line.species ? labels.label('species', line.species) : t('unnamed')
}
