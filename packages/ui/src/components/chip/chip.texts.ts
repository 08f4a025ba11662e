export const chipTexts = { remove: { nb: 'Fjern {label}', nn: 'Fjern {label}', en: 'Remove {label}' } } as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    chip: typeof chipTexts
  }
}
