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

/** Register answers and the findings of the rules with them. */
export interface Judged {
  readonly answers: RegisterAnswers
  readonly validation: Assessment
}

export interface Deciding {
  readonly document: Parameters<typeof statusSubject>[0]
  /** Every answer, with the findings. */
  readonly whole: Judged
  /** The answers that the exporter may read, with the findings from those alone. */
  readonly readable: Judged
  readonly context: Pick<DecisionQuestion, 'autoApprove' | 'drawnForControl' | 'veterinarianRequirement'>
  readonly now: Date
}

/** [ACT-07] Why a person must decide, or that nothing was found, as officers and as the exporter may read it. */
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
