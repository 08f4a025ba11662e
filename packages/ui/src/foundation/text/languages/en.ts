import type { Language } from '../language.js'

/**
 * English for every component. In the workspace each catalogue contains its three languages; the package's build moves
 * the texts here.
 */
export const english: Language = { locale: 'en', texts: {} }
