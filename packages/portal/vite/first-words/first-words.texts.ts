import type { LocalizedText } from '@eksport/forms'

/** Words that a page shows until its code is loaded, each under its name; index.html contains those that are visible from the start in bokmål. */
export const firstWordsTexts = {
  purpose: {
    nb: 'Helsesertifikat for sjømat som skal ut av landet',
    nn: 'Helsesertifikat for sjømat som skal ut av landet',
    en: 'Health certificates for seafood leaving Norway',
  },
  loading: { nb: 'Siden lastes …', nn: 'Sida blir lasta …', en: 'Loading the page …' },
  failed: {
    nb: 'Siden kunne ikke hentes. Sjekk nettet.',
    nn: 'Sida kunne ikkje hentast. Sjekk nettet.',
    en: 'The page could not be fetched. Check your connection.',
  },
  reload: { nb: 'Last inn siden på nytt', nn: 'Last inn sida på nytt', en: 'Reload the page' },
} as const satisfies Record<string, LocalizedText>
