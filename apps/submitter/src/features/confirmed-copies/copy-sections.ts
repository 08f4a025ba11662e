import { type CopyAnswers, type CopyRequest, copyForm, copyRequestSchema } from '@eksport/domain'
import { type FieldRecord, type Section, validateSections } from '@eksport/forms'
import type { CheckContext } from '@eksport/portal/case/check-context.ts'

/** Id of the section that the picker renders. */
export const pickerSectionId = 'copy-pickup-time'

const only = ({ fields }: Section, isOffice: boolean): FieldRecord =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => (name === 'collectionLocation') === isOffice))

/** The form in display order: how many, the office, then the picker of date and time with its rules. */
export const copySections: readonly Section[] = copyForm.flatMap((section) => {
  if (!('collectionLocation' in section.fields)) return [section]
  const { checks, ...plain } = section
  return [
    { ...plain, fields: only(section, true) },
    { id: pickerSectionId, fields: only(section, false), ...(checks && { checks }) },
  ]
})

/** The order to send; undefined while something is missing or wrong. */
export function requestOf(
  answers: CopyAnswers,
  checking: CheckContext,
  offices: readonly string[],
): CopyRequest | undefined {
  const codes = { 'certificate-offices': new Set(offices) }
  if (validateSections(copyForm, { ...answers }, { ...checking, codes }).length > 0) return undefined
  const { numberOfCopies, collectionLocation, collectionDate, collectionTime } = answers
  return copyRequestSchema.safeParse({ numberOfCopies, collectionLocation, collectionDate, collectionTime }).data
}
