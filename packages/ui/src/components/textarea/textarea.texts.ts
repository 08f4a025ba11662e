export const textareaTexts = {
  left: { nb: '{count} tegn igjen', nn: '{count} teikn igjen', en: '{count} characters left' },
  oneLeft: { nb: '1 tegn igjen', nn: '1 teikn igjen', en: '1 character left' },
  over: { nb: '{count} tegn for mye', nn: '{count} teikn for mykje', en: '{count} characters too many' },
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    textarea: typeof textareaTexts
  }
}
