export const datePickerTexts = {
  choose: { nb: 'Velg dato', nn: 'Vel dato', en: 'Choose date' },
  change: { nb: 'Endre dato, valgt {date}', nn: 'Endre dato, vald {date}', en: 'Change date, chosen {date}' },
  format: { nb: 'dd.mm.åååå', nn: 'dd.mm.åååå', en: 'dd.mm.yyyy' },
} as const

declare module '../text/catalogue.js' {
  interface Messages {
    datePicker: typeof datePickerTexts
  }
}
