import type { LocalizedText } from '@eksport/forms'
import type { CheckAnswer } from './check-answer.ts'
import type { Reason } from './decision.ts'
import type { Assessment } from './rule-violation.ts'
import { checkTexts, checkWords } from './texts/check-texts.ts'

/** [ACT-07] Why a person decides, other than a finding of a rule. */
const decisionReasons = [
  'TEMPLATE_ALWAYS_MANUAL',
  'PDF_FORMAT',
  'VETERINARIAN',
  'REPLACEMENT',
  'DRAWN_FOR_CONTROL',
] as const
type DecisionReason = (typeof decisionReasons)[number]

/** What row 5 of the transition table needs to know about a sent application. */
export interface DecisionQuestion {
  readonly applicationFormat: 'STANDARD' | 'PDF'
  readonly isReplacement: boolean
  readonly autoApprove: boolean
  readonly veterinarianRequirement: 'NONE' | 'REQUIRED' | 'POSSIBLE'
  readonly drawnForControl: boolean
  readonly validation: Assessment
}

/** Rule 28 reports a replacement, which the reason already states. */
const coveredByReason: ReadonlyMap<string, DecisionReason> = new Map([['REPLACEMENT_CERTIFICATE', 'REPLACEMENT']])

/** Whether the reasons already state what a rule has found, by its code. */
export const isCoveredByReason = (code: string, reasons: readonly Pick<Reason, 'code'>[]): boolean =>
  reasons.some((reason) => reason.code === coveredByReason.get(code))

/** [ACT-07] Why a person decides, whatever the rules find. */
export function reasonsBesidesRules(question: Omit<DecisionQuestion, 'validation'>): Reason[] {
  const holds: Readonly<Record<DecisionReason, boolean>> = {
    TEMPLATE_ALWAYS_MANUAL: !question.autoApprove,
    PDF_FORMAT: question.applicationFormat === 'PDF',
    VETERINARIAN: question.veterinarianRequirement !== 'NONE',
    REPLACEMENT: question.isReplacement,
    DRAWN_FOR_CONTROL: question.drawnForControl,
  }
  return decisionReasons.filter((reason) => holds[reason]).map(inWords)
}

/** [ACT-07] [RUL-05] Everything that makes a person decide: findings, checks that did not pass, then other reasons. An empty list means automatic approval. */
export function reasonsForPerson({ validation: { errors, checks }, ...question }: DecisionQuestion): Reason[] {
  const others = reasonsBesidesRules(question)
  const findings = errors
    .filter(({ code }) => !isCoveredByReason(code, others))
    .map(({ code, message, messages }) => ({ code, messages: messages ?? { nb: message, nn: message, en: message } }))
  return [...findings, ...reasonsOfChecks(checks, [...errors, ...others]), ...others]
}

/** The finding or reason that already states that a check was not made. */
const namedBy: Readonly<Record<string, string>> = {
  REGISTER_SILENT: 'EXTERNAL_CHECK_UNAVAILABLE',
  PDF_FORMAT: 'PDF_FORMAT',
}

/** [RUL-05] Each check that did not pass, unless another reason states it. A check that is missing from the list has not passed. */
export function reasonsOfChecks(checks: readonly CheckAnswer[], named: readonly { readonly code: string }[]): Reason[] {
  if (checks.length === 0) return [{ code: 'NOT_CHECKED', messages: nothingChecked }]
  const codes = new Set(named.map(({ code }) => code))
  const answers = new Map(checks.map((answer) => [answer.code, answer]))
  return [...new Set([...Object.keys(checkTexts), ...answers.keys()])].flatMap((code) => {
    const answer = answers.get(code) ?? { code, outcome: 'not-checked' as const }
    if (answer.outcome === 'passed' || answer.outcome === 'absent') return []
    return codes.has(code) || codes.has(namedBy[answer.reason ?? ''] ?? '') ? [] : [notChecked(answer)]
  })
}

const nothingChecked: LocalizedText = {
  nb: 'Søknaden er ikke kontrollert.',
  nn: 'Søknaden er ikkje kontrollert.',
  en: 'The application has not been checked.',
}

const checkNotMade: LocalizedText = {
  nb: 'En kontroll kunne ikke gjøres',
  nn: 'Ein kontroll kunne ikkje gjerast',
  en: 'A check could not be made',
}

function notChecked(answer: CheckAnswer): Reason {
  const { nb, nn, en } = checkWords(answer)
  const messages = { nb: `Ikke kontrollert: ${nb}.`, nn: `Ikkje kontrollert: ${nn}.`, en: `Not checked: ${en}.` }
  return { code: 'NOT_CHECKED', messages }
}

/**
 * [SEC-08] The reasons as the exporter may read them. A reason that would reveal somebody else's earlier application is replaced
 * by its consequence: the application is drawn for control.
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

const withoutStop = ({ nb, nn, en }: LocalizedText): LocalizedText => ({
  nb: nb.replace(/\.$/, ''),
  nn: nn.replace(/\.$/, ''),
  en: en.replace(/\.$/, ''),
})

const isDecisionReason = (code: string): code is DecisionReason => Object.hasOwn(decisionReasonTexts, code)

/** [EXP-13] What a reason is about, without details of one application. */
export function reasonSubject(code: string): LocalizedText {
  if (isDecisionReason(code)) return withoutStop(decisionReasonTexts[code])
  return code === 'NOT_CHECKED' ? checkNotMade : checkWords({ code, outcome: 'finding' })
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
