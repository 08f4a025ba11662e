// [LIB-03] A product with other languages than ours: a text without one of them does not compile.
import type { Locale, LocalizedText } from '@eksport/forms'

declare module '@eksport/forms' {
  interface Register {
    locale: 'da' | 'ar'
  }
}

export const whole: LocalizedText = { da: 'Gem', ar: 'حفظ' }
export const spoken: Locale = 'da'
// @ts-expect-error Arabic is missing.
export const half: LocalizedText = { da: 'Gem' }
// @ts-expect-error Bokmål is not one of its languages.
export const foreign: Locale = 'nb'
