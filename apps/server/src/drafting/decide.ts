import {
  type Assessment,
  type Decision,
  type DecisionQuestion,
  isReplacement,
  type RegisterAnswers,
  reasonsForPerson,
  reasonsShown,
  registerReports,
  statusSubject,
} from '@eksport/domain'

/** Answers of the registers and what the rules find with them. */
export interface Judged {
  readonly answers: RegisterAnswers
  readonly validation: Assessment
}

export interface Deciding {
  readonly document: Parameters<typeof statusSubject>[0]
  /** Every answer, and what the rules find with them. */
  readonly whole: Judged
  /** The answers that the exporter may read, and what the rules find with those alone. */
  readonly readable: Judged
  readonly context: Pick<DecisionQuestion, 'autoApprove' | 'drawnForControl' | 'veterinarianRequirement'>
  readonly now: Date
}

/** [ACT-07] Why a person decides, or that nothing was found: as officers read it, and as the exporter does. */
export function decide({ document, whole, readable, context, now }: Deciding) {
  const question = {
    ...context,
    applicationFormat: document.applicationFormat,
    isReplacement: isReplacement(statusSubject(document)),
  }
  const all = reasonsForPerson({ ...question, validation: whole.validation })
  const shown = reasonsShown(all, reasonsForPerson({ ...question, validation: readable.validation }))
  const decision = (reasons: Decision['reasons'], { answers, validation }: Judged): Decision => ({
    outcome: all.length === 0 ? 'AUTO_APPROVED' : 'MANUAL',
    reasons,
    checked: registerReports(answers),
    checks: validation.checks,
    at: now.toISOString(),
  })
  return { forOfficers: decision(all, whole), forExporter: decision(shown, readable) }
}
