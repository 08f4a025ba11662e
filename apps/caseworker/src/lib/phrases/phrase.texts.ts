import type { LocalizedText } from '@eksport/forms'

export const phraseTexts = {
  phrases: { nb: 'Fraser', nn: 'Frasar', en: 'Phrases' },
  count: { nb: '{n} fraser', nn: '{n} frasar', en: '{n} phrases' },
  countOne: { nb: 'Én frase', nn: 'Éin frase', en: 'One phrase' },
} as const satisfies Record<string, LocalizedText>
