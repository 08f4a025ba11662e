export const datePickerTexts = {
  choose: { nb: 'Velg dato', nn: 'Vel dato', en: 'Choose date' },
  change: { nb: 'Endre dato, valgt {date}', nn: 'Endre dato, vald {date}', en: 'Change date, chosen {date}' },
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    datePicker: typeof datePickerTexts
  }
}
