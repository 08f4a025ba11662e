import type { Field, FieldRecord } from '@eksport/forms'
import type { CertificateTemplate } from '../certificate-template.ts'

function withPastDays(field: Field): Field {
  if (field.kind !== 'date') return field
  const { earliest: _, earliestCode: __, ...anyDay } = field
  return anyDay
}

const departure = 'transport.dateOfDeparture'

function fieldsOf(fields: FieldRecord): FieldRecord {
  const field = fields[departure]
  return field === undefined ? fields : { ...fields, [departure]: withPastDays(field) }
}

const made = new WeakMap<CertificateTemplate, CertificateTemplate>()

/** [WIZ-02] The form of a replacement: its goods may have left, so their departure may lie in the past. */
export function departedForm(form: CertificateTemplate): CertificateTemplate {
  const known = made.get(form)
  if (known !== undefined) return known
  const steps = form.steps.map((step) => ({
    ...step,
    sections: step.sections.map((section) => ({ ...section, fields: fieldsOf(section.fields) })),
  }))
  const departed = { ...form, steps }
  made.set(form, departed)
  return departed
}
