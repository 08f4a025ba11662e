import { formatDate } from '@eksport/forms'
import { formatReference } from '../../../values/format/format.ts'
import { factsOf, registerNames, registers } from '../register.ts'
import { listWords } from '../rule-message.ts'
import { type Finding, type FindingParams, onApplication, type Rule, type RuleSubject } from '../rule-subject.ts'

const step = 'oppsummering'

/** One finding for all of them, so that it is assessed once. */
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

/** The goods are controlled, the certificate is fetched, and then they leave. What is not said is not judged; those of a replacement have left. */
function datesOutOfOrder({ application }: RuleSubject): FindingParams | undefined {
  if (application.applicationType === 'ERSTATNINGSSERTIFIKAT') return undefined
  const { control, certificateRetrieval, transport } = application
  const stated = [control?.dispatchDate, certificateRetrieval?.date, transport?.dateOfDeparture]
  const dates = stated.flatMap((date) => (date ? [date] : []))
  const isInOrder = dates.every((date, index) => index === 0 || (dates[index - 1] ?? date) <= date)
  return isInOrder ? undefined : { dates: dates.map((date) => formatDate(date)).join(', ') }
}

/** What follows from the kind of application and from the registers. */
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
  },
  { code: 'DUPLICATE_CONSIGNMENT', severity: 'WARNING', step, find: duplicates },
  { code: 'EXTERNAL_CHECK_UNAVAILABLE', severity: 'MANUAL_PROCESSING', step, find: unavailable },
  { code: 'DATES_OUT_OF_ORDER', severity: 'WARNING', step, find: onApplication(datesOutOfOrder) },
]
