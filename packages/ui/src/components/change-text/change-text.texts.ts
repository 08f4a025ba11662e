export const changeTextTexts = {
  changed: { nb: 'Endring:', nn: 'Endring:', en: 'Changed:' },
  removed: { nb: 'Fjernet:', nn: 'Fjerna:', en: 'Removed:' },
  added: { nb: 'Nytt', nn: 'Nytt', en: 'New' },
  deleted: { nb: 'Slettet', nn: 'Sletta', en: 'Deleted' },
  likely: { nb: 'Trolig endret', nn: 'Truleg endra', en: 'Probably changed' },
  before: { nb: ', tidligere ', nn: ', tidlegare ', en: ', previously ' },
  gone: { nb: 'fjernet ', nn: 'fjerna ', en: 'removed ' },
  come: { nb: 'nytt ', nn: 'nytt ', en: 'new ' },
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    'change-text': typeof changeTextTexts
  }
}
