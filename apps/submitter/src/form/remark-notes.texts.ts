export const remarkNotesTexts = {
  ofAnswer: {
    nb: 'Mottakeren foreslår: «{text}».',
    nn: 'Mottakaren foreslår: «{text}».',
    en: 'The receiver proposes: “{text}”.',
  },
  ofBox: {
    nb: 'Mottakeren foreslår i rute {box}: «{text}».',
    nn: 'Mottakaren foreslår i rute {box}: «{text}».',
    en: 'The receiver proposes in box {box}: “{text}”.',
  },
} as const
