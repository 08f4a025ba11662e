export const themeTexts = { dark: { nb: 'Mørkt tema', nn: 'Mørkt tema', en: 'Dark theme' } } as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    theme: typeof themeTexts
  }
}
