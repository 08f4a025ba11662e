import type { Locale } from '@eksport/forms'

const beforeYouApply =
  'https://www.mattilsynet.no/mat-og-drikke/eksport-av-mat-og-drikke/for-du-soker-om-helsesertifikat'

/** Pages of the authority and the trade body that the landing page and the shell point at. */
export const guidance = {
  beforeYouApply,
  requirements: 'https://seafood.no/markedsadgang/',
  opening:
    'https://www.mattilsynet.no/eksport/eksport-av-mat-og-drikke/apningstider-for-utstedelse-av-helsesertifikater',
} as const

/** The authority's pages are in Norwegian; a link says so where the reader is not. */
export const guidanceLanguage = (locale: Locale): 'nb' | undefined => (locale === 'en' ? 'nb' : undefined)
