import type { Language } from '../language.js'

/** English for every component. In the workspace each catalogue holds its three languages; the build of the package moves the words here. */
export const english: Language = { locale: 'en', texts: {} }
