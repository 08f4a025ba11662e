import { addMonths, daysBetween, formatDate } from '@eksport/forms'
import type { ProductLine } from '../../../goods/product-line/product-line.ts'
import type { PlainDate } from '../../../values/format/schemas.ts'
import { factsOf, isApprovedThrough } from '../register.ts'
import { isExposedToDisease } from '../register-questions.ts'
import {
  type Finding,
  type FindingParams,
  isFresh,
  named,
  onLines,
  type Rule,
  type RuleSubject,
} from '../rule-subject.ts'
import { isOfRegister } from './establishments.ts'

const step = 'varelinjer'

function isApproved(line: ProductLine, { context }: RuleSubject, from: PlainDate, to: PlainDate): boolean {
  const known = factsOf(context.registers, 'establishments')
  const { isUnauthorized, approvalNumber } = line.productionEstablishment ?? {}
  // An establishment outside the register is assessed by a caseworker.
  if (known === undefined || approvalNumber === undefined || isUnauthorized) return true
  return isApprovedThrough(Object.hasOwn(known, approvalNumber) ? known[approvalNumber] : undefined, from, to)
}

/** Periods in the wrong order or that end after departure, and periods in which the producer is not approved on every day. */
function invalidPeriods(subject: RuleSubject): Finding[] {
  return subject.lines.flatMap(({ number, line }): Finding[] => {
    const { from, to } = line.productionPeriod ?? {}
    if (!from || !to) return []
    const isSound = from <= to && to <= subject.departure
    if (isSound && isApproved(line, subject, from, to)) return []
    const producer = line.productionEstablishment?.approvalNumber
    const approvalNumber = producer === undefined ? '–' : named(subject, 'establishments', producer)
    const params = { from: formatDate(from), to: formatDate(to), approvalNumber }
    return [{ line: number, params, ...(isSound && { register: 'establishments' as const }) }]
  })
}

function notEnded(line: ProductLine, { context }: RuleSubject): FindingParams | undefined {
  const to = line.productionPeriod?.to
  return to && to > context.today ? { to: formatDate(to) } : undefined
}

function diseaseAt(line: ProductLine, subject: RuleSubject): FindingParams | undefined {
  if (!isExposedToDisease(line)) return undefined
  for (const { siteNumber, fromDate, toDate } of line.slaughterInformation ?? []) {
    const found = factsOf(subject.context.registers, 'diseases')?.find(
      (record) =>
        record.siteNumber === siteNumber &&
        fromDate !== undefined &&
        record.from <= (toDate ?? fromDate) &&
        (record.to ?? fromDate) >= fromDate,
    )
    if (found) return { site: named(subject, 'aquaculture-sites', String(found.siteNumber)), disease: found.disease }
  }
  return undefined
}

function firstDay(line: ProductLine): PlainDate | undefined {
  const slaughtered = (line.slaughterInformation ?? []).flatMap(({ fromDate }) => (fromDate ? [fromDate] : []))
  return slaughtered.sort()[0] ?? line.productionPeriod?.from
}

function tooOldFresh(line: ProductLine, { departure, parameters }: RuleSubject): FindingParams | undefined {
  const first = firstDay(line)
  if (!isFresh(line) || line.isAlive || !first) return undefined
  const age = daysBetween(first, departure)
  return age > parameters.freshMaxAgeDays ? { n: age, max: parameters.freshMaxAgeDays } : undefined
}

function tooOldStored(line: ProductLine, { departure, parameters }: RuleSubject): FindingParams | undefined {
  const from = line.productionPeriod?.from
  const max = parameters.storedMaxAgeMonths
  if (!from || !line.processingState || isFresh(line) || line.isAlive) return undefined
  return from < addMonths(departure, -max) ? { max } : undefined
}

const slaughter = 'productLines.slaughterInformation'
const animalHealth = 'productLines.animalHealth'

/** Rules about when and where the goods were produced. */
export const productionRules: readonly Rule[] = [
  {
    code: 'INVALID_PRODUCTION_PERIOD',
    severity: 'CRITICAL',
    step,
    find: invalidPeriods,
    needs: [
      'productLines.productionPeriod',
      'productLines.productionEstablishment.approvalNumber',
      'transport.dateOfDeparture',
    ],
    concerns: isOfRegister,
    register: 'establishments',
  },
  {
    code: 'ILA_PD_OCCURRENCES',
    severity: 'CRITICAL',
    step,
    find: onLines(diseaseAt, 'diseases'),
    needs: ['productLines.species', 'productLines.natureOfCommodity', slaughter],
    concerns: (line, answer) => answer !== slaughter || isExposedToDisease(line),
    register: 'diseases',
    isDemanded: (asked) => asked.diseaseFree === true,
  },
  {
    code: 'PRODUCTION_PERIOD_NOT_ENDED',
    severity: 'WARNING',
    step,
    find: onLines(notEnded),
    needs: ['productLines.productionPeriod'],
  },
  {
    code: 'FARMED_COMMODITY_ANIMAL_HEALTH_NOT_DEFINED',
    severity: 'MANUAL_PROCESSING',
    step,
    find: onLines((line) => line.natureOfCommodity === 'FARMED' && line.animalHealth === 'UNDISCLOSED'),
    needs: ['productLines.natureOfCommodity', animalHealth],
    concerns: (line, answer) => answer !== animalHealth || line.natureOfCommodity === 'FARMED',
    isDemanded: (asked) => asked.animalHealth === true,
  },
  {
    code: 'FISH_IS_OLDER_THAN_15_DAYS',
    severity: 'MANUAL_PROCESSING',
    step,
    find: onLines(tooOldFresh),
    needs: ['productLines.productionPeriod', 'productLines.processingState', 'transport.dateOfDeparture'],
  },
  {
    code: 'FISH_IS_OLDER_THAN_24_MONTHS',
    severity: 'MANUAL_PROCESSING',
    step,
    find: onLines(tooOldStored),
    needs: ['productLines.productionPeriod', 'productLines.processingState', 'transport.dateOfDeparture'],
  },
]
