import type { Language } from '../language.js'

/**
 * Nynorsk for every component. In the workspace each catalogue contains its three languages; the package's build moves
 * the texts here.
 */
export const nynorsk: Language = { locale: 'nn', texts: {} }
