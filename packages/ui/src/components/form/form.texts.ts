export const formTexts = {
  dateFormat: { nb: 'dd.mm.åååå', nn: 'dd.mm.åååå', en: 'dd.mm.yyyy' },
  dateFirst: { nb: 'Velg dato først', nn: 'Vel dato først', en: 'Choose a date first' },
  from: { nb: 'Fra', nn: 'Frå', en: 'From' },
  to: { nb: 'Til', nn: 'Til', en: 'To' },
  yes: { nb: 'Ja', nn: 'Ja', en: 'Yes' },
  no: { nb: 'Nei', nn: 'Nei', en: 'No' },
  choose: { nb: 'Velg', nn: 'Vel', en: 'Choose' },
  loading: { nb: 'Listen lastes …', nn: 'Lista blir lasta …', en: 'The list is loading …' },
  callingCode: { nb: 'Landkode', nn: 'Landkode', en: 'Country code' },
  phoneNumber: { nb: 'Nummer', nn: 'Nummer', en: 'Number' },
  removeItem: { nb: 'Fjern {item}', nn: 'Fjern {item}', en: 'Remove {item}' },
  itemRemoved: {
    nb: '{item} fjernet. {count} igjen.',
    nn: '{item} fjerna. {count} igjen.',
    en: '{item} removed. {count} left.',
  },
  itemAdded: { nb: '{item} lagt til.', nn: '{item} lagt til.', en: '{item} added.' },
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    form: typeof formTexts
  }
}
