export const stepperTexts = {
  done: { nb: 'Ferdig', nn: 'Ferdig', en: 'Done' },
  failed: { nb: 'Mislyktes', nn: 'Mislukkast', en: 'Failed' },
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    stepper: typeof stepperTexts
  }
}
