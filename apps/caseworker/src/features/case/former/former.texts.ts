import type { LocalizedText } from '@eksport/forms'

export const formerTexts = {
  heading: { nb: 'Sammenlignet med sist', nn: 'Samanlikna med sist', en: 'Compared with last time' },
  same: { nb: '{n} felt som sist', nn: '{n} felt som sist', en: '{n} fields as last time' },
  oneSame: { nb: '1 felt som sist', nn: '1 felt som sist', en: '1 field as last time' },
  byYou: { nb: 'godkjent {day} av deg', nn: 'godkjend {day} av deg', en: 'approved {day} by you' },
  by: { nb: 'godkjent {day} av {name}', nn: 'godkjend {day} av {name}', en: 'approved {day} by {name}' },
  byItself: { nb: 'godkjent automatisk {day}', nn: 'godkjend automatisk {day}', en: 'approved automatically {day}' },
  differences: { nb: 'Annet enn sist', nn: 'Anna enn sist', en: 'Different from last time' },
  ofLines: {
    nb: 'Annet enn sist i varelinjene',
    nn: 'Anna enn sist i varelinjene',
    en: 'Different in the product lines',
  },
} as const satisfies Record<string, LocalizedText>
