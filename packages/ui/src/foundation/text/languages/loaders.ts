import type { Language } from '../language.js'

/** Fetches a language that catalogues do not hold themselves. */
export type LanguageLoaders = Readonly<Record<string, () => Promise<Language>>>

/** None in the workspace, whose catalogues hold all three; the build of the package writes this file (scripts/build/write-languages.ts). */
export const languageLoaders: LanguageLoaders = {}
