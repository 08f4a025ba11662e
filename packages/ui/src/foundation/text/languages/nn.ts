import type { Language } from '../language.js'

/** Nynorsk for every component. In the workspace each catalogue holds its three languages; the build of the package moves the words here. */
export const nynorsk: Language = { locale: 'nn', texts: {} }
