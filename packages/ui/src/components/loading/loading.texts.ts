export const loadingTexts = {
  loading: { nb: 'Laster', nn: 'Lastar', en: 'Loading' },
  hint: { nb: 'Dette kan ta litt tid.', nn: 'Dette kan ta litt tid.', en: 'This may take a moment.' },
  cancel: { nb: 'Avbryt', nn: 'Avbryt', en: 'Cancel' },
  done: { nb: 'Ferdig', nn: 'Ferdig', en: 'Done' },
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    loading: typeof loadingTexts
  }
}
