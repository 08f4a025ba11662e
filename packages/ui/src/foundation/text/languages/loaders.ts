import type { Language } from '../language.js'

/** Loaders of languages that catalogues do not contain. */
export type LanguageLoaders = Readonly<Record<string, () => Promise<Language>>>

/**
 * Empty in the workspace, whose catalogues contain all three languages; the package's build writes this file
 * (scripts/build/write-languages.ts).
 */
export const languageLoaders: LanguageLoaders = {}
