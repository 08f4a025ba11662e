import type { Field, FieldRecord, Section, Step } from '@eksport/forms'

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

/** [CRT-03] The pages of a template, where every declaration knows whose text it is: sections are shared, texts are not. */
export function ownDeclarations<Id extends string>(steps: readonly Step<Id>[], template: string): readonly Step<Id>[] {
  return steps.map(({ items, ...step }) => ({
    ...step,
    sections: ownSections(step.sections, template),
    ...(items && { items: { ...items, sections: ownSections(items.sections, template) } }),
  }))
}
