export const timeSelectTexts = {
  choose: { nb: 'Velg tid', nn: 'Vel tid', en: 'Choose time' },
  noneLeft: {
    nb: 'Ingen ledige tider denne dagen. Velg en annen dato.',
    nn: 'Ingen ledige tider denne dagen. Vel ein annan dato.',
    en: 'No times left on this day. Choose another date.',
  },
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    timeSelect: typeof timeSelectTexts
  }
}
