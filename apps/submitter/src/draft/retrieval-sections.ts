import type { FieldRecord, Section, SectionCheck } from '@eksport/forms'

const path = 'certificateRetrieval'

/** Date and time, which are chosen together. */
export const pickupMoment: readonly string[] = [`${path}.date`, `${path}.time`]

const only = (section: Section, ...names: readonly string[]): FieldRecord =>
  Object.fromEntries(Object.entries(section.fields).filter(([key]) => names.includes(key)))

/** Id of the section that the picker renders. */
export const pickerSectionId = 'pickup-time'

/**
 * [WIZ-15] The pickup page in display order: the office, the picker of date and time, then the company if its flag is on. The section's
 * rules stay with the date and time they concern; `officeChecks` are the office's own. When the office is not asked for (for example if
 * only the rest is missing or unlocked), its hours still decide the times.
 */
export function retrievalSections(
  sections: readonly Section[],
  withCompany: boolean,
  officeChecks: readonly SectionCheck[] = [],
): readonly Section[] {
  return sections.flatMap((section) => {
    const { checks, ...plain } = section
    const isWhole = `${path}.office` in section.fields
    // If only one of the two is asked for, it keeps its own field: the picker sets both.
    if (!isWhole && !pickupMoment.every((field) => field in section.fields)) return [section]
    const office: Section = {
      ...plain,
      id: 'pickup-office',
      fields: only(section, `${path}.office`),
      checks: officeChecks,
    }
    const time: Section = {
      id: pickerSectionId,
      fields: only(section, ...pickupMoment),
      ...(checks && { checks }),
    }
    const company: Section = { id: 'pickup-company', fields: only(section, `${path}.pickupCompany`) }
    return [...(isWhole ? [office] : []), time, ...(withCompany ? [company] : [])]
  })
}
