import type {
  AskedBy,
  Asking,
  Field,
  FieldRecord,
  FormTemplate,
  LocalizedText,
  ReadBy,
  Section,
  Step,
  Whole,
} from '@eksport/forms'
import type { ApplicationFormat, StepId } from '../application/enumerations.ts'
import type { ReadByRules } from '../documents/rule/rule-reads.ts'
import type { TemplateRules } from '../documents/rule/template-rules.ts'

function ownField(field: Field, template: string): Field {
  if (field.kind === 'consent') return { ...field, template }
  return field.kind === 'list' ? { ...field, fields: ownFields(field.fields, template) } : field
}

const hasDeclaration = (fields: FieldRecord): boolean =>
  Object.values(fields).some(
    (field) => field.kind === 'consent' || (field.kind === 'list' && hasDeclaration(field.fields)),
  )

function ownFields(fields: FieldRecord, template: string): FieldRecord {
  return Object.fromEntries(Object.entries(fields).map(([path, field]) => [path, ownField(field, template)]))
}

const ownSections = (sections: readonly Section[], template: string): Section[] =>
  sections.map((section) =>
    hasDeclaration(section.fields) ? { ...section, fields: ownFields(section.fields, template) } : section,
  )

/** [CRT-03] The pages of a template with its id on every declaration, because sections are shared but their texts are not. */
export function ownDeclarations<Id extends string>(steps: readonly Step<Id>[], template: string): readonly Step<Id>[] {
  return steps.map(({ items, ...step }) => ({
    ...step,
    sections: ownSections(step.sections, template),
    ...(items && { items: { ...items, sections: ownSections(items.sections, template) } }),
  }))
}

/** A certificate template: the form, and the rules of the certificate. */
export interface CertificateTemplate extends FormTemplate<StepId> {
  /** The full name, with the kind of certificate and its languages. */
  readonly fullTitle: LocalizedText
  /** The formats of an application; if there are several, the PDF format asks why it was chosen. */
  readonly applicationFormats: readonly ApplicationFormat[]
  /** The PDF format requires the requisition, the advance notice that some certificates need. */
  readonly requisitionRequired?: boolean
  readonly rules: TemplateRules
}

/** What is known about every application before its first page. */
type Known = 'applicationType' | 'applicationType=*'

/** Pages of a form that ask for everything that they look up. */
export function wholeForm<const S extends readonly Step<StepId>[]>(
  steps: S & Whole<ReadBy<S[number]>, AskedBy<S[number]> | Known>,
): readonly Step<StepId>[] {
  return steps
}

/**
 * Defines a template. A page that the wizard does not have, a condition on an answer or an option that no page asks for, and a
 * rule that reads such an answer do not compile. What it asks for is recorded in its type, against which its certificate is
 * checked.
 */
export function defineTemplate<const S extends readonly Step<StepId>[], const R extends TemplateRules>(
  template: Omit<CertificateTemplate, 'steps' | 'rules'> & {
    readonly steps: S & Whole<ReadBy<S[number]> | ReadByRules<R>, AskedBy<S[number]> | Known>
    readonly rules: R
  },
): CertificateTemplate & Asking<AskedBy<S[number]>, never> {
  return { ...template, steps: ownDeclarations<StepId>(template.steps, template.id) }
}
