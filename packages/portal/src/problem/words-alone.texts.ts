import type { LocalizedText } from '@eksport/forms'

export const wordsAloneTexts = {
  wrong: { nb: 'Noe gikk galt', nn: 'Noko gjekk gale', en: 'Something went wrong' },
  comesBack: {
    nb: 'Du er frakoblet. Siden hentes på nytt når nettet er tilbake.',
    nn: 'Du er fråkopla. Sida blir henta på nytt når nettet er tilbake.',
    en: 'You are offline. The page is fetched again when the network is back.',
  },
  reload: { nb: 'Last inn siden på nytt', nn: 'Last inn sida på nytt', en: 'Reload the page' },
} as const satisfies Record<string, LocalizedText>
