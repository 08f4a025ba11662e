import type { Locale } from '@eksport/forms'

/** Each language by its own name. */
export const languageNames = { nb: 'Bokmål', nn: 'Nynorsk', en: 'English' } as const satisfies Record<Locale, string>
