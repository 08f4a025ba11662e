import type { LocalizedText } from '@eksport/forms'
import { z } from 'zod'
import { instantSchema } from '../../values/format/plain-date.ts'
import { handsToPerson } from './findings.ts'
import { registerReportSchema } from './register.ts'
import type { ValidationResult } from './rule-violation.ts'

/** [ACT-07] Why a person decides, where it is no finding of a rule. */
const decisionReasons = [
  'TEMPLATE_ALWAYS_MANUAL',
  'PDF_FORMAT',
  'VETERINARIAN',
  'REPLACEMENT',
  'DRAWN_FOR_CONTROL',
] as const
type DecisionReason = (typeof decisionReasons)[number]

const reasonSchema = z.object({
  /** The code of a rule, or one of the reasons that are no finding. */
  code: z.string(),
  messages: z.object({ nb: z.string(), nn: z.string(), en: z.string() }),
})

/** One reason why a person decides, in words. */
export type Reason = z.infer<typeof reasonSchema>

/** [ACT-07] What became of an application when it was sent: why a person decides, or that nothing was found, and what was checked. */
export const decisionSchema = z.object({
  outcome: z.enum(['AUTO_APPROVED', 'MANUAL']),
  reasons: z.array(reasonSchema),
  checked: z.array(registerReportSchema),
  at: instantSchema,
})

/** What became of an application when it was sent, and why. */
export type Decision = z.infer<typeof decisionSchema>

/** What row 5 of the transition table asks of an application that was sent. */
export interface DecisionQuestion {
  readonly applicationFormat: 'STANDARD' | 'PDF'
  readonly isReplacement: boolean
  readonly autoApprove: boolean
  readonly veterinarianRequirement: 'NONE' | 'REQUIRED' | 'POSSIBLE'
  readonly drawnForControl: boolean
  readonly validation: ValidationResult
}

/** Rule 28 says of a replacement what the reason says. */
const coveredByReason: ReadonlyMap<string, DecisionReason> = new Map([['REPLACEMENT_CERTIFICATE', 'REPLACEMENT']])

/** Whether the reasons say already what a rule has found, by its code. */
export const isCoveredByReason = (code: string, reasons: readonly Pick<Reason, 'code'>[]): boolean =>
  reasons.some((reason) => reason.code === coveredByReason.get(code))

/** [ACT-07] Everything that makes a person decide: findings, then reasons. None of them is the same as approved by itself. */
export function reasonsForPerson(question: DecisionQuestion): Reason[] {
  const holds: Readonly<Record<DecisionReason, boolean>> = {
    TEMPLATE_ALWAYS_MANUAL: !question.autoApprove,
    PDF_FORMAT: question.applicationFormat === 'PDF',
    VETERINARIAN: question.veterinarianRequirement !== 'NONE',
    REPLACEMENT: question.isReplacement,
    DRAWN_FOR_CONTROL: question.drawnForControl,
  }
  const others = decisionReasons.filter((reason) => holds[reason]).map(inWords)
  const findings = question.validation.errors
    .filter((finding) => handsToPerson(finding) && !isCoveredByReason(finding.code, others))
    .map(({ code, message, messages }) => ({ code, messages: messages ?? { nb: message, nn: message, en: message } }))
  return [...findings, ...others]
}

/**
 * [SEC-08] The reasons as the exporter may read them. What an earlier application of somebody else is the reason for is told as what
 * it comes to: the application is looked at.
 */
export function reasonsShown(all: readonly Reason[], readable: readonly Reason[]): Reason[] {
  const codes = new Set(readable.map(({ code }) => code))
  const isClear = all.every(({ code }) => codes.has(code)) || codes.has('DRAWN_FOR_CONTROL')
  return isClear ? [...readable] : [...readable, inWords('DRAWN_FOR_CONTROL')]
}

/** Each code once, as the answer to 'send' lists them. */
export function reasonCodes(reasons: readonly Reason[]): string[] {
  return [...new Set(reasons.map(({ code }) => code))]
}

function inWords(code: DecisionReason): Reason {
  return { code, messages: decisionReasonTexts[code] }
}

/** [ACT-07] The reasons in words, for those who read why a person decides. */
const decisionReasonTexts: Readonly<Record<DecisionReason, LocalizedText>> = {
  TEMPLATE_ALWAYS_MANUAL: {
    nb: 'Dette sertifikatet blir alltid vurdert av saksbehandler.',
    nn: 'Dette sertifikatet blir alltid vurdert av saksbehandlar.',
    en: 'This certificate is always assessed by a caseworker.',
  },
  PDF_FORMAT: {
    nb: 'Søknader i PDF-format blir alltid vurdert av saksbehandler.',
    nn: 'Søknader i PDF-format blir alltid vurderte av saksbehandlar.',
    en: 'Applications in PDF format are always assessed by a caseworker.',
  },
  VETERINARIAN: {
    nb: 'Sertifikatet skal vurderes av veterinær.',
    nn: 'Sertifikatet skal vurderast av veterinær.',
    en: 'The certificate is to be assessed by a veterinarian.',
  },
  REPLACEMENT: {
    nb: 'Søknad om erstatningssertifikat blir alltid vurdert av saksbehandler.',
    nn: 'Søknad om erstatningssertifikat blir alltid vurdert av saksbehandlar.',
    en: 'An application for a replacement certificate is always assessed by a caseworker.',
  },
  DRAWN_FOR_CONTROL: {
    nb: 'Søknaden er trukket ut til kontroll.',
    nn: 'Søknaden er trekt ut til kontroll.',
    en: 'The application has been drawn for control.',
  },
}
