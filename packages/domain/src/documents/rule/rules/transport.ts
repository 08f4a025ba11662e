import { formatNumber, type LocalizedText } from '@eksport/forms'
import { totalsOf } from '../../../goods/product-line/totals.ts'
import { inTenths, isFresh, onApplication, type Rule, type RuleSubject } from '../rule-subject.ts'

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

function lighterThanContent({ application, lines }: RuleSubject) {
  const gross = application.transport?.totalGrossWeight
  const { netWeight: net } = totalsOf(lines.map(({ line }) => line))
  return gross !== undefined && gross < net ? { gross: written(gross), net: written(net) } : undefined
}

/** Whether the goods are for what the certificate is for. */
function isForOtherUse({ application, context }: RuleSubject): boolean {
  const { intendedForHumanConsumption, intendedForCanningIndustry } = application.transport ?? {}
  // A declaration that is given, or a purpose that is switched on.
  if (context.rules.humanConsumption === undefined || intendedForHumanConsumption) return false
  return context.rules.humanConsumption === 'REQUIRED' || intendedForCanningIndustry !== true
}

/** How the goods travel and what they are for. */
export const transportRules: readonly Rule[] = [
  { code: 'TEMPERATURE_INTERVAL', severity: 'MANUAL_PROCESSING', step, find: onApplication(unusualTemperature) },
  {
    code: 'TOTAL_GROSS_WEIGHT_LESS_THAN_TOTAL_NET_WEIGHT',
    severity: 'CRITICAL',
    step,
    find: onApplication(lighterThanContent),
  },
  { code: 'GOODS_NOT_HUMAN_CONSUMPTION', severity: 'CRITICAL', step, find: onApplication(isForOtherUse) },
  {
    code: 'GOODS_NOT_MEETING_EU_REGULATION_REQUIREMENT',
    severity: 'CRITICAL',
    step,
    find: onApplication(
      ({ application, context }) =>
        context.rules.euRequirements === true && application.transport?.fulfillsEuRequirements === undefined,
    ),
  },
]
