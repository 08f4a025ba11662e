import { formatNumber, type LocalizedText } from '@eksport/forms'
import type { ProductLine } from '../../../goods/product-line/product-line.ts'
import { totalsOf } from '../../../goods/product-line/totals.ts'
import {
  type FindingParams,
  inTenths,
  isFresh,
  onApplication,
  onLines,
  type Rule,
  type RuleSubject,
} from '../rule-subject.ts'

const step = 'transport'

function written(value: number): LocalizedText {
  return { nb: formatNumber(value, 'nb'), nn: formatNumber(value, 'nn'), en: formatNumber(value, 'en') }
}

function unusualTemperature({ application, lines, parameters }: RuleSubject) {
  const { isAmbient, minTemperature: min, maxTemperature: max } = application.transport?.temperatureRequirements ?? {}
  if (isAmbient || min === undefined || max === undefined) return undefined
  const [from, to] = [inTenths(min), inTenths(max)]
  const isOutsideFresh =
    from < inTenths(parameters.freshMinTemperature) || to > inTenths(parameters.freshMaxTemperature)
  const isTooWide = to - from > inTenths(parameters.maxIntervalWidth)
  const isUnusual = isTooWide || (isOutsideFresh && lines.some(({ line }) => isFresh(line)))
  return isUnusual ? { min: written(min), max: written(max) } : undefined
}

const atRoom: LocalizedText = { nb: 'romtemperatur', nn: 'romtemperatur', en: 'ambient temperature' }
const alive: LocalizedText = { nb: 'Levende', nn: 'Levande', en: 'Live' }

function atMost(value: number): LocalizedText {
  const { nb, nn, en } = written(value)
  return { nb: `høyst ${nb}\u00a0°C`, nn: `høgst ${nn}\u00a0°C`, en: `up to ${en}\u00a0°C` }
}

/** Why goods cannot travel at the stated temperature: perishable goods without cooling, frozen goods thawed, live goods frozen. */
function misplaced(line: ProductLine, { application, parameters, label }: RuleSubject): FindingParams | undefined {
  const { isAmbient, maxTemperature: max } = application.transport?.temperatureRequirements ?? {}
  const { isAlive, processingState: stated = '' } = line
  const found = (temperature: LocalizedText) => ({
    temperature,
    state: isAlive ? alive : label('processing-states', stated),
  })
  if (!isAlive && stated === '') return undefined
  if (isAmbient) {
    const keeps = !isAlive && parameters.shelfStableStates.includes(stated)
    return keeps ? undefined : found(atRoom)
  }
  if (max === undefined) return undefined
  const isOfFrozen = stated === 'FROZEN' || stated === 'COOKED_FROZEN'
  const isWrong = isAlive
    ? max < 0
    : isOfFrozen && inTenths(max) > inTenths(parameters.frozenMaxTemperature + parameters.frozenTolerance)
  return isWrong ? found(atMost(max)) : undefined
}

function lighterThanContent({ application, lines }: RuleSubject) {
  const gross = application.transport?.totalGrossWeight
  const { netWeight: net } = totalsOf(lines.map(({ line }) => line))
  return gross !== undefined && gross < net ? { gross: written(gross), net: written(net) } : undefined
}

/** Whether the goods are for another use than the certificate is. */
function isForOtherUse({ application, context }: RuleSubject): boolean {
  const { intendedForHumanConsumption, intendedForCanningIndustry } = application.transport ?? {}
  // A declaration that was given, or a purpose that is switched on.
  if (intendedForHumanConsumption) return false
  return context.rules.humanConsumption === 'REQUIRED' || intendedForCanningIndustry !== true
}

/** Rules about the transport and the purpose of the goods. */
export const transportRules: readonly Rule[] = [
  {
    code: 'TEMPERATURE_INTERVAL',
    severity: 'MANUAL_PROCESSING',
    step,
    find: onApplication(unusualTemperature),
    needs: ['transport.temperatureRequirements', 'productLines.processingState'],
  },
  {
    code: 'TEMPERATURE_DOES_NOT_FIT_GOODS',
    severity: 'MANUAL_PROCESSING',
    step,
    find: onLines(misplaced),
    needs: ['transport.temperatureRequirements', 'productLines.processingState'],
  },
  {
    code: 'TOTAL_GROSS_WEIGHT_LESS_THAN_TOTAL_NET_WEIGHT',
    severity: 'CRITICAL',
    step,
    find: onApplication(lighterThanContent),
    needs: ['transport.totalGrossWeight', 'productLines.netWeight'],
  },
  {
    code: 'GOODS_NOT_HUMAN_CONSUMPTION',
    severity: 'CRITICAL',
    step,
    find: onApplication(isForOtherUse),
    needs: [],
    isDemanded: (asked) => asked.humanConsumption !== undefined,
  },
  {
    code: 'GOODS_NOT_MEETING_EU_REGULATION_REQUIREMENT',
    severity: 'CRITICAL',
    step,
    find: onApplication(({ application }) => application.transport?.fulfillsEuRequirements === undefined),
    needs: [],
    isDemanded: (asked) => asked.euRequirements === true,
  },
]
