import type { ProductLine } from '../../../goods/product-line/product-line.ts'
import { isFresh, isFrozen, onLines, type Rule } from '../rule-subject.ts'

const step = 'varelinjer'

const freshHeadings = ['0302', '03043', '03044', '03045', '03063']
const frozenHeadings = ['0303', '03046', '03047', '03048', '03049', '03061']

const isUnder = ({ productClassificationCode }: ProductLine, headings: readonly string[]) =>
  headings.some((heading) => productClassificationCode?.startsWith(heading) === true)

// Crustaceans, molluscs, sea urchins, mammals and algae in the landing code list; all other groups are fish.
const withoutFins = /^(2[5-8]\d\d|70\d\d|71\d\d)(\d\d)?$/

function isWholeFarmedFish(line: ProductLine): boolean {
  const isFarmedFish = line.natureOfCommodity === 'FARMED' && !line.isAlive && !withoutFins.test(line.species ?? '')
  return isFarmedFish && (line.processingType === 'WHOLE' || line.processingType === 'WHOLE_ROUND')
}

/** Rules about how the goods were processed. */
export const processingRules: readonly Rule[] = [
  {
    code: 'CHILLED_GOODS_CANNOT_BE_FROZEN',
    severity: 'CRITICAL',
    step,
    find: onLines(
      (line, { isChilledTransport }) => isFrozen(line) && (isChilledTransport || isUnder(line, freshHeadings)),
    ),
    needs: [
      'productLines.processingState',
      'productLines.productClassificationCode',
      'transport.temperatureRequirements',
    ],
  },
  {
    code: 'FROZEN_GOODS_CANNOT_BE_FRESH_OR_CHILLED',
    severity: 'CRITICAL',
    step,
    find: onLines(
      (line, { isFrozenTransport }) => isFresh(line) && (isFrozenTransport || isUnder(line, frozenHeadings)),
    ),
    needs: [
      'productLines.processingState',
      'productLines.productClassificationCode',
      'transport.temperatureRequirements',
    ],
  },
  {
    code: 'MILT_SHOULD_BE_FROZEN',
    severity: 'CRITICAL',
    step,
    find: onLines((line) => line.processingType === 'MILT' && line.processingState !== undefined && !isFrozen(line)),
    needs: ['productLines.processingState', 'productLines.processingType'],
  },
  {
    code: 'TYPE_OF_PROCESSING_CANNOT_BE_WHOLE_OR_WHOLE_ROUND',
    severity: 'CRITICAL',
    step,
    find: onLines(isWholeFarmedFish),
    needs: ['productLines.species', 'productLines.natureOfCommodity', 'productLines.processingType'],
    isDemanded: (asked) => asked.evisceratedOnly === true,
  },
]
