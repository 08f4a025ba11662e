import {
  type ApplicationStatus,
  type Assessment,
  assess,
  goodsTable,
  maxProductLinesOf,
  type RegisterAnswers,
  type RuleContext,
  type RuleViolation,
  today,
  type ValidationResult,
} from '@eksport/domain'
import { filledFormFinding, findCertificate, formGaps } from '@eksport/domain/documents'
import { asksFor, type CertificateTemplate, relevantDocument, templateOf } from '@eksport/domain/templates'
import type { ApplicationDocument } from '../db/application-document.ts'
import type { ReferenceData } from '../db/reference-data/read-reference-data.ts'
import { documentLookups } from '../reference-data/document-lookups.ts'
import { mayApproveItselfOn, ruleParametersOn } from '../reference-data/settings.ts'
import { Refusal } from '../refusals/refusal.ts'
import { requiredInForm } from './missing-answers.ts'

type Labels = NonNullable<RuleContext['labels']>

function labelsOf(data: ReferenceData): Labels {
  const lookups = documentLookups(data)
  const lists: ReadonlySet<string> = new Set(Object.keys(data))
  const isOurs = (list: string): list is Parameters<typeof lookups.name>[0] => lists.has(list)
  const inEach = (name: string | undefined) => (name === undefined ? undefined : { nb: name, nn: name, en: name })
  // Rules name code lists as the forms do; unknown lists have no labels.
  return (list, code) => {
    if (list === 'establishments') return inEach(lookups.establishment(code)?.name)
    if (list === 'aquaculture-sites') return inEach(lookups.site(Number(code))?.name)
    return isOurs(list) ? lookups.name(list, code) : undefined
  }
}

type Collected = Pick<RuleContext, 'goods'> & { readonly labels: Labels }

const collected = new WeakMap<ReferenceData, Collected>()

/** The reference data that the rules read, collected once per revision. */
function collectedOf(data: ReferenceData): Collected {
  const known = collected.get(data) ?? { labels: labelsOf(data), goods: goodsTable(data['hs-goods'], data.species) }
  collected.set(data, known)
  return known
}

const underAssessment: ReadonlySet<ApplicationStatus> = new Set([
  'INNSENDT',
  'UNDER_VURDERING',
  'AVKLARING_INNSENDER',
  'STOPPET',
])

/** Without a status it is a draft that was not saved yet. */
function stageOf(status: ApplicationStatus = 'UNDER_REGISTRERING'): RuleContext['stage'] {
  if (status === 'UNDER_REGISTRERING') return 'SENDING'
  return underAssessment.has(status) ? 'ASSESSING' : 'DECIDED'
}

/** What is checked: a stored application or unsaved answers. */
export type Checked = Omit<
  ApplicationDocument,
  'sender' | Exclude<keyof ApplicationDocument, keyof Parameters<typeof assess>[0]>
> &
  Partial<Pick<ApplicationDocument, 'applicationStatus' | 'certificateTemplateVersion'>>

/** What the rules read besides the application, on the day of `now`. */
function contextOf(
  template: CertificateTemplate,
  {
    data,
    application,
    registers,
    now,
  }: { data: ReferenceData; application: Checked; registers: RegisterAnswers; now: Date },
): RuleContext {
  const instant = now.toISOString()
  const day = today(instant)
  return {
    rules: template.rules,
    now: instant,
    today: day,
    stage: stageOf(application.applicationStatus),
    parameters: ruleParametersOn(data, day),
    autoApprove: mayApproveItselfOn(data, application.certificateTemplate, day),
    registers,
    ...collectedOf(data),
    asks: (path) => asksFor(template, path),
  }
}

/**
 * [RUL-01] [RUL-05] [CRT-02] Checks the answers that count by the rules, with the register answers, and reports the
 * result of each check. Without a definition of the template nothing is checked, and an officer must assess it.
 */
export function assessStored(
  data: ReferenceData,
  application: Checked,
  registers: RegisterAnswers,
  now: Date,
): Assessment {
  const template = templateOf(application)
  if (template === undefined) return { errors: [], needsManualProcessing: true, checks: [] }
  const found = assess(relevantDocument(application), contextOf(template, { data, application, registers, now }))
  return { ...found, errors: [...found.errors, ...findingsOfFile(data, application, now)] }
}

/** [CRT-16] Findings about gaps in the filled-in form, which no rule covers. */
function findingsOfFile(data: ReferenceData, application: Checked, now: Date): RuleViolation[] {
  const definition = findCertificate(application.certificateTemplate)
  if (definition === undefined || !isFilledIn(application)) return []
  const finding = filledFormFinding(formGaps(definition, application, requiredInForm(application, data, now)))
  return finding === undefined ? [] : [finding]
}

/** Unsaved answers, and most applications, have no filled-in form. */
const isFilledIn = (application: Checked): application is ApplicationDocument =>
  'filledForms' in application && Array.isArray(application.filledForms) && application.filledForms.length > 0

/** [REG-03] How many product lines an application may have today; undefined without a definition of the template. */
export function maxLinesToSend(data: ReferenceData, application: Checked, now: Date): number | undefined {
  const template = templateOf(application)
  if (template === undefined) return undefined
  return maxProductLinesOf({ rules: template.rules, parameters: ruleParametersOn(data, today(now.toISOString())) })
}

/** Refuses critical findings, each with its message. */
export function refuseCritical({ errors }: ValidationResult): void {
  if (errors.some(({ severity }) => severity === 'CRITICAL')) throw new Refusal('RULES_BROKEN', { findings: errors })
}
