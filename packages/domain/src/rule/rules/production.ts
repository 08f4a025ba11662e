import { addMonths, daysBetween, formatDate } from '@eksport/forms'
import type { PlainDate } from '../../format/plain-date.ts'
import type { ProductLine } from '../../product-line/product-line.ts'
import { salmonids } from '../../product-line/salmonids.ts'
import type { EstablishmentRecord } from '../rule-context.ts'
import { type FindingParams, isFresh, onLines, type Rule, type RuleSubject } from '../rule-subject.ts'

const step = 'varelinjer'

function isApprovedAll(record: EstablishmentRecord | undefined, from: PlainDate, to: PlainDate): boolean {
  if (!record) return false
  return (record.approvedFrom ?? from) <= from && (record.approvedTo ?? to) >= to
}

/** The producer must be approved on every day of the period; one that is not in the register is assessed by a caseworker. */
function invalidPeriod(line: ProductLine, { context, departure }: RuleSubject): FindingParams | undefined {
  const { from, to } = line.productionPeriod ?? {}
  if (!from || !to) return undefined
  const { isUnauthorized, approvalNumber } = line.productionEstablishment ?? {}
  const isKnown = context.establishments && approvalNumber !== undefined && !isUnauthorized
  const isApproved = !isKnown || isApprovedAll(context.establishments?.get(approvalNumber), from, to)
  if (from <= to && to <= departure && isApproved) return undefined
  return { from: formatDate(from), to: formatDate(to), approvalNumber: approvalNumber ?? '–' }
}

function diseaseAt(line: ProductLine, { context }: RuleSubject): FindingParams | undefined {
  const isExposed = salmonids.includes(line.species ?? '') && line.natureOfCommodity === 'FARMED' && !line.isAlive
  if (!context.rules.diseaseFree || !isExposed) return undefined
  for (const { siteNumber, fromDate, toDate } of line.slaughterInformation ?? []) {
    const found = context.diseases?.find(
      (record) =>
        record.siteNumber === siteNumber &&
        fromDate !== undefined &&
        record.from <= (toDate ?? fromDate) &&
        (record.to ?? fromDate) >= fromDate,
    )
    if (found) return { site: String(found.siteNumber), disease: found.disease }
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
  return age > parameters.freshMaxAgeDays ? { n: age } : undefined
}

function tooOldStored(line: ProductLine, { departure, parameters }: RuleSubject): boolean {
  const from = line.productionPeriod?.from
  if (!from || !line.processingState || isFresh(line) || line.isAlive) return false
  return from < addMonths(departure, -parameters.storedMaxAgeMonths)
}

/** When and where the goods were made. */
export const productionRules: readonly Rule[] = [
  { code: 'INVALID_PRODUCTION_PERIOD', severity: 'CRITICAL', step, find: onLines(invalidPeriod) },
  { code: 'ILA_PD_OCCURRENCES', severity: 'CRITICAL', step, find: onLines(diseaseAt) },
  {
    code: 'FARMED_COMMODITY_ANIMAL_HEALTH_NOT_DEFINED',
    severity: 'MANUAL_PROCESSING',
    step,
    find: onLines(
      (line, { context }) =>
        context.rules.animalHealth === true &&
        line.natureOfCommodity === 'FARMED' &&
        line.animalHealth === 'UNDISCLOSED',
    ),
  },
  { code: 'FISH_IS_OLDER_THAN_15_DAYS', severity: 'MANUAL_PROCESSING', step, find: onLines(tooOldFresh) },
  { code: 'FISH_IS_OLDER_THAN_24_MONTHS', severity: 'MANUAL_PROCESSING', step, find: onLines(tooOldStored) },
]
