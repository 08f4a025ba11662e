export const commandPaletteTexts = {
  title: { nb: 'Finn side eller handling', nn: 'Finn side eller handling', en: 'Find a page or an action' },
  hint: {
    nb: 'Skriv hva du vil. Velg med piltastene og Enter.',
    nn: 'Skriv kva du vil. Vel med piltastane og Enter.',
    en: 'Type what you want. Choose with the arrow keys and Enter.',
  },
  recent: { nb: 'Sist brukt', nn: 'Sist brukt', en: 'Recent' },
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    commandPalette: typeof commandPaletteTexts
  }
}
