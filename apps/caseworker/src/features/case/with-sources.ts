import { formatTimestamp, type RegisterReport, type RuleViolation, registerLabel } from '@eksport/domain'
import { type Locale, type LocalizedText, locales, localize } from '@eksport/forms'

const source: LocalizedText = {
  nb: '{register}: svar {time}.',
  nn: '{register}: svar {time}.',
  en: '{register}: answer {time}.',
}

/** [REG-02] Adds to each finding the register it rests on, and when that register answered. */
export function withSources(
  violations: readonly RuleViolation[],
  registers: readonly RegisterReport[] = [],
): readonly RuleViolation[] {
  return violations.map((violation) => {
    const report = registers.find(({ register }) => register === violation.register)
    const { messages } = violation
    if (report === undefined || report.outcome === 'unavailable' || messages === undefined) return violation
    const time = formatTimestamp(report.at)
    const name = registerLabel(report.register)
    const sourced = (locale: Locale) =>
      `${messages[locale]} ${localize(source, locale, { register: name[locale], time })}`
    const [nb = '', nn = '', en = ''] = locales.map(sourced)
    return { ...violation, message: nb, messages: { nb, nn, en } }
  })
}
