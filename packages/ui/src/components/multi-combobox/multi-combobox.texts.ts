export const multiComboboxTexts = {
  chosen: { nb: 'Valgt', nn: 'Vald', en: 'Chosen' },
  added: {
    nb: '{label} lagt til. {count} valgt.',
    nn: '{label} lagt til. Valde: {count}.',
    en: '{label} added. {count} chosen.',
  },
  removed: {
    nb: '{label} fjernet. {count} valgt.',
    nn: '{label} fjerna. Valde: {count}.',
    en: '{label} removed. {count} chosen.',
  },
  full: { nb: 'Du kan velge høyst {max}', nn: 'Du kan velje høgst {max}', en: 'You can choose at most {max}' },
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    multiCombobox: typeof multiComboboxTexts
  }
}
