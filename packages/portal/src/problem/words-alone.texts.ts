import type { LocalizedText } from '@eksport/forms'

export const wordsAloneTexts = {
  wrong: { nb: 'Noe gikk galt', nn: 'Noko gjekk gale', en: 'Something went wrong' },
  reload: { nb: 'Last inn siden på nytt', nn: 'Last inn sida på nytt', en: 'Reload the page' },
} as const satisfies Record<string, LocalizedText>
