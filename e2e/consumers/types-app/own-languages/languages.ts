// [LIB-03] A product with other languages than ours: a text without one of them does not compile.
import { commonIssueTexts, type Locale, type LocalizedText } from '@eksport/forms'
import type { FormSurroundings } from '@eksport/ui'

declare module '@eksport/forms' {
  interface Register {
    locale: 'da' | 'ar'
  }
}

export const whole: LocalizedText = { da: 'Gem', ar: 'حفظ' }
export const spoken: Locale = 'da'
export const issueTexts: FormSurroundings['issueTexts'] = {
  ...commonIssueTexts,
  required: { da: 'Feltet skal udfyldes', ar: 'هذا الحقل مطلوب' },
}
// @ts-expect-error Arabic is missing.
export const half: LocalizedText = { da: 'Gem' }
// @ts-expect-error Bokmål is not one of its languages.
export const foreign: Locale = 'nb'
