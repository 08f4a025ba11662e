import { formatDate } from '@eksport/forms'
import { formatDayTime, formatReference } from '../../../values/format/format.ts'
import { minutesUntil } from '../../../values/office-time/oslo.ts'
import { factsOf, registerNames, registers } from '../register.ts'
import { listWords } from '../rule-message.ts'
import { type Finding, type FindingParams, onApplication, type Rule, type RuleSubject } from '../rule-subject.ts'

const step = 'oppsummering'

/** A single finding for all of them, so that it is assessed once. */
function duplicates({ context }: RuleSubject): Finding[] {
  const similar = factsOf(context.registers, 'duplicates') ?? []
  if (similar.length === 0) return []
  const references = similar.map(({ referenceNumber }) => formatReference(referenceNumber))
  return [
    {
      params: { ref: listWords(references.map((nb) => ({ nb, nn: nb, en: nb }))) },
      register: 'duplicates',
      ...(similar.some(({ issued }) => issued) && { severity: 'MANUAL_PROCESSING' }),
    },
  ]
}

function unavailable({ context }: RuleSubject): Finding[] {
  const down = registers.filter((register) => context.registers[register].outcome === 'unavailable')
  const [only, ...others] = down
  if (only === undefined) return []
  const register = listWords(down.map((one) => registerNames[one]))
  return [{ params: { register }, ...(others.length === 0 && { register: only }) }]
}

/** The order is control, pickup, departure. Missing dates are not judged. */
function datesOutOfOrder({ application }: RuleSubject): FindingParams | undefined {
  const { control, certificateRetrieval, transport } = application
  const stated = [control?.dispatchDate, certificateRetrieval?.date, transport?.dateOfDeparture]
  const dates = stated.flatMap((date) => (date ? [date] : []))
  const isInOrder = dates.every((date, index) => index === 0 || (dates[index - 1] ?? date) <= date)
  return isInOrder ? undefined : { dates: dates.map((date) => formatDate(date)).join(', ') }
}

/** [RUL-06] A departure without a time lasts the whole day. */
function departurePassed({ application, context }: RuleSubject): Finding[] {
  const { dateOfDeparture: date, timeOfDeparture: time } = application.transport ?? {}
  if (date === undefined) return []
  const minutes = time === undefined ? undefined : minutesUntil(date, time, context.now)
  const hasPassed = minutes === undefined ? date < context.today : minutes < 0
  if (!hasPassed) return []
  const severity = context.stage === 'SENDING' ? 'CRITICAL' : 'MANUAL_PROCESSING'
  return [{ params: { departure: formatDayTime(date, time) }, severity }]
}

function isElsewhere({
  application: { countryOfDestination, recipient },
  label,
}: RuleSubject): FindingParams | undefined {
  const country = recipient?.placeOfDestination?.country
  if (country === undefined || country === '' || country === countryOfDestination) return undefined
  return { country: label('countries', country), destination: label('countries', countryOfDestination) }
}

/** Rules about the kind of application, and those that rest on registers. */
export const processRules: readonly Rule[] = [
  {
    code: 'REPLACEMENT_CERTIFICATE',
    severity: 'MANUAL_PROCESSING',
    step,
    find: onApplication(
      ({ application }) =>
        application.applicationType === 'ERSTATNINGSSERTIFIKAT' ||
        application.originalReferenceNumberFromSkjematjenesten !== undefined,
    ),
    needs: [],
  },
  { code: 'DUPLICATE_CONSIGNMENT', severity: 'WARNING', step, find: duplicates, needs: [], register: 'duplicates' },
  { code: 'EXTERNAL_CHECK_UNAVAILABLE', severity: 'MANUAL_PROCESSING', step, find: unavailable, needs: [] },
  {
    code: 'DEPARTURE_PASSED',
    severity: 'CRITICAL',
    step: 'transport',
    find: departurePassed,
    needs: ['transport.dateOfDeparture'],
    beforeDeparture: true,
    untilDecided: true,
  },
  {
    code: 'DESTINATION_COUNTRY_DIFFERS',
    severity: 'CRITICAL',
    step: 'mottaker',
    find: onApplication(isElsewhere),
    needs: ['recipient.placeOfDestination.country'],
  },
  {
    code: 'DATES_OUT_OF_ORDER',
    severity: 'WARNING',
    step,
    find: onApplication(datesOutOfOrder),
    needs: ['control.dispatchDate', 'transport.dateOfDeparture'],
    beforeDeparture: true,
  },
]
