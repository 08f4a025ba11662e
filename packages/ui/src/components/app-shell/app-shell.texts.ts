export const appShellTexts = {
  skip: { nb: 'Hopp til hovedinnhold', nn: 'Hopp til hovudinnhald', en: 'Skip to main content' },
  menu: { nb: 'Meny', nn: 'Meny', en: 'Menu' },
  mainNav: { nb: 'Hovedmeny', nn: 'Hovudmeny', en: 'Main menu' },
  language: { nb: 'Språk', nn: 'Språk', en: 'Language' },
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    appShell: typeof appShellTexts
  }
}
