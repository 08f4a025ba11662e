/** The bokmål texts are the specification's. */
export const errorBoxTexts = {
  unknown: {
    nb: 'Huff da. En ukjent feil har oppstått...',
    nn: 'Huff da. Det har oppstått ein ukjend feil...',
    en: 'Oh dear. An unknown error has occurred...',
  },
  server: {
    nb: 'Oisann! En feil har oppstått',
    nn: 'Oisann! Det har oppstått ein feil',
    en: 'Oops! An error has occurred',
  },
  noResponse: { nb: 'Ukjent serverrespons', nn: 'Ukjend serverrespons', en: 'Unknown response from the server' },
  trace: { nb: 'Sporing', nn: 'Sporing', en: 'Trace' },
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    errorBox: typeof errorBoxTexts
  }
}
