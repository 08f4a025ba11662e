import type { FieldRecord, Section, SectionCheck } from '@eksport/forms'

const path = 'certificateRetrieval'

/** Day and time, which are chosen together. */
export const pickupMoment: readonly string[] = [`${path}.date`, `${path}.time`]

const only = (section: Section, ...names: readonly string[]): FieldRecord =>
  Object.fromEntries(Object.entries(section.fields).filter(([key]) => names.includes(key)))

/** The part of the page that the picker draws. */
export const pickerSectionId = 'pickup-time'

/**
 * [WIZ-15] The page of retrieval in the order that it is drawn: the office, then the picker of day and time, then the
 * company while its flag is on. The rules of the section stay with the day and time that they are about; `officeChecks` are those of the
 * office itself. Where the office is not asked, as where only the rest is missing or unlocked, its hours decide the times all the same.
 */
export function retrievalSections(
  sections: readonly Section[],
  withCompany: boolean,
  officeChecks: readonly SectionCheck[] = [],
): readonly Section[] {
  return sections.flatMap((section) => {
    const { checks, ...plain } = section
    const isWhole = `${path}.office` in section.fields
    // One of the two alone is written as it stands: the picker chooses both.
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
