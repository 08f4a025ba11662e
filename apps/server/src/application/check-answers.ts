import type { Problem } from '@eksport/api'
import { domainIssueTexts, findTemplate, formOf } from '@eksport/domain/templates'
import { type Issue, issueText, validateTemplate } from '@eksport/forms'
import type { ApplicationDocument } from '../db/application-document.ts'
import type { ReferenceData } from '../db/reference-data/read-reference-data.ts'
import { ProblemError } from '../http/problem-error.ts'
import { knownCodes } from './validation-facts.ts'

/** Issues as a problem: bokmål texts by field, and the same as data for other languages. */
export function fieldProblem(title: string, issues: readonly Issue[], code = 'INCOMPLETE'): ProblemError {
  const fieldErrors: Record<string, string[]> = {}
  for (const issue of issues) {
    const texts = fieldErrors[issue.path] ?? []
    texts.push(issueText(issue, 'nb', domainIssueTexts))
    fieldErrors[issue.path] = texts
  }
  const data: NonNullable<Problem['issues']> = issues.map(({ path, code: issueCode, params }) => ({
    path,
    code: issueCode,
    ...(params === undefined ? {} : { params: { ...params } }),
  }))
  return new ProblemError(422, title, { kind: 'VALIDATION_ERROR', code, fieldErrors, issues: data })
}

/** [VAL-12] The template's own validation, the same that ran in the browser. */
export function refuseIncomplete(referenceData: ReferenceData, document: ApplicationDocument, now: Date): void {
  const template = findTemplate(document.certificateTemplate)
  if (template === undefined) throw new ProblemError(422, 'Du må velge en mal.', { kind: 'VALIDATION_ERROR' })
  const form = formOf(template, document)
  const issues = validateTemplate(form, document, { now: now.toISOString(), codes: knownCodes(referenceData) })
  if (issues.length > 0) throw fieldProblem('Søknaden har feil som må rettes før innsending', issues)
}
