import { formatDate } from '@eksport/forms'
import { formatReference } from '../../format/format.ts'
import { factsOf, registerNames, registers } from '../register.ts'
import { type Finding, type FindingParams, onApplication, type Rule, type RuleSubject } from '../rule-subject.ts'

const step = 'oppsummering'

function duplicates({ context }: RuleSubject): Finding[] {
  return (factsOf(context.registers, 'duplicates') ?? []).map(({ referenceNumber, issued }) => ({
    params: { ref: formatReference(referenceNumber) },
    register: 'duplicates',
    ...(issued && { severity: 'MANUAL_PROCESSING' as const }),
  }))
}

function unavailable({ context }: RuleSubject): Finding[] {
  return registers
    .filter((register) => context.registers[register].outcome === 'unavailable')
    .map((register) => ({ params: { register: registerNames[register] }, register }))
}

/** The goods are controlled, the certificate is fetched, and then they leave. What is not said is not judged. */
function datesOutOfOrder({ application }: RuleSubject): FindingParams | undefined {
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
