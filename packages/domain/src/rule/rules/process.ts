import type { LocalizedText } from '@eksport/forms'
import { formatReference } from '../../format/format.ts'
import type { Register } from '../rule-context.ts'
import { type Finding, onApplication, type Rule, type RuleSubject } from '../rule-subject.ts'

const step = 'oppsummering'

const registers: Readonly<Record<Register, LocalizedText>> = {
  establishments: { nb: 'produsentregisteret', nn: 'produsentregisteret', en: 'the register of producers' },
  diseases: { nb: 'sykdomsregisteret', nn: 'sjukdomsregisteret', en: 'the register of diseases' },
}

function duplicates({ context }: RuleSubject): Finding[] {
  return (context.duplicates ?? []).map(({ referenceNumber, issued }) => ({
    params: { ref: formatReference(referenceNumber) },
    ...(issued && { severity: 'MANUAL_PROCESSING' as const }),
  }))
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
  {
    code: 'EXTERNAL_CHECK_UNAVAILABLE',
    severity: 'MANUAL_PROCESSING',
    step,
    find: ({ context }) =>
      (context.unavailable ?? []).map((register) => ({ params: { register: registers[register] } })),
  },
]
