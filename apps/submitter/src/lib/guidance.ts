import type { Locale } from '@eksport/forms'

const beforeYouApply =
  'https://www.mattilsynet.no/mat-og-drikke/eksport-av-mat-og-drikke/for-du-soker-om-helsesertifikat'

/** Pages of the authority and the trade body that the landing page and the footer link to. */
export const guidance = {
  beforeYouApply,
  requirements: 'https://seafood.no/markedsadgang/',
  opening:
    'https://www.mattilsynet.no/eksport/eksport-av-mat-og-drikke/apningstider-for-utstedelse-av-helsesertifikater',
} as const

/** Language of the authority's pages, for links that an English reader follows; undefined otherwise. */
export const guidanceLanguage = (locale: Locale): 'nb' | undefined => (locale === 'en' ? 'nb' : undefined)
