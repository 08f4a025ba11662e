import type { LocalizedText } from '@eksport/forms'

export const officerTexts = {
  hint: {
    nb: 'Hit sender vi varsler om sakene dine. Uten adresse kommer de bare under bjella.',
    nn: 'Hit sender vi varsel om sakene dine. Utan adresse kjem dei berre under bjølla.',
    en: 'Notices about your cases go here. Without an address they come under the bell only.',
  },
} as const satisfies Record<string, LocalizedText>
