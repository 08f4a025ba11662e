export const remarkNotesTexts = {
  ofAnswer: {
    nb: 'Mottakeren foreslår: «{text}».',
    nn: 'Mottakaren foreslår: «{text}».',
    en: 'The receiver proposes: “{text}”.',
  },
  question: {
    nb: 'Kontoret spør om dette i spørsmål {n}.',
    nn: 'Kontoret spør om dette i spørsmål {n}.',
    en: 'The office asks about this in question {n}.',
  },
  ofBox: {
    nb: 'Mottakeren foreslår i rute {box}: «{text}».',
    nn: 'Mottakaren foreslår i rute {box}: «{text}».',
    en: 'The receiver proposes in box {box}: “{text}”.',
  },
} as const
