import type { Locale } from '@eksport/forms'
import type { RuleContext } from '../rule-context.ts'
import { inEachLanguage } from '../rule-message.ts'
import { onApplication, type Rule, type RuleSubject } from '../rule-subject.ts'

const step = 'varelinjer'

function differentPackaging({ lines, label }: RuleSubject) {
  const types = [...new Set(lines.flatMap(({ line }) => line.packaging?.type ?? []))]
  if (types.length < 2) return undefined
  const words = types.map((type) => label('packaging-types', type))
  // Some names contain a comma; none contains a semicolon.
  const inWords = (locale: Locale) => words.map((word) => (typeof word === 'string' ? word : word[locale])).join('; ')
  return { types: inEachLanguage(inWords) }
}

/** The most product lines that an application may be sent with: the template's limit, or the general one. */
export const maxProductLinesOf = ({ rules, parameters }: Pick<RuleContext, 'rules' | 'parameters'>): number =>
  rules.maxProductLines ?? parameters.maxProductLines

/** Limits of numbers of things. */
export const countRules: readonly Rule[] = [
  {
    code: 'PACKAGING_TYPES_NOT_EQUAL',
    severity: 'CRITICAL',
    step,
    find: onApplication(differentPackaging),
    needs: ['productLines.packaging.type'],
    isDemanded: (asked) => asked.singlePackagingType === true,
  },
  {
    code: 'APPLICATION_CONTAINS_TOO_MANY_PRODUCT_LINES',
    severity: 'CRITICAL',
    step,
    find: onApplication(({ lines, context }) => {
      const max = maxProductLinesOf(context)
      return lines.length > max ? { n: lines.length, max } : undefined
    }),
    needs: [],
  },
  {
    code: 'MORE_THAN_THREE_DIFFERENT_PRODUCT_CLASSIFICATIONS',
    severity: 'MANUAL_PROCESSING',
    step,
    find: onApplication(({ lines, context }) => {
      const max = context.rules.maxClassifications
      const codes = new Set(lines.flatMap(({ line }) => line.productClassificationCode ?? []))
      return max !== undefined && codes.size > max ? { n: codes.size, max } : undefined
    }),
    needs: ['productLines.productClassificationCode'],
    isDemanded: (asked) => asked.maxClassifications !== undefined,
  },
]
