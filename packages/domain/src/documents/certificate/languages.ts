/** The languages that a certificate can be written in. English always stands first: it is what our own officers read. */
export const certificateLanguages = ['en', 'zh', 'ar', 'uk', 'pt', 'ro'] as const

export type CertificateLanguage = (typeof certificateLanguages)[number]

/** Words in English and in each of the languages `L`. */
export type Words<L extends CertificateLanguage = CertificateLanguage> = Readonly<Record<'en' | L, string>>

/** Words in the languages of a certificate that is read without knowing which certificate it is. */
export type SomeWords = Readonly<{ en: string } & Partial<Record<CertificateLanguage, string>>>

/** The words of the languages that are printed, and of no others. */
export function inLanguages(words: SomeWords, languages: readonly CertificateLanguage[]): SomeWords {
  const kept = languages.flatMap((language) => {
    const word = words[language]
    return word === undefined ? [] : [[language, word] as const]
  })
  return { en: words.en, ...Object.fromEntries(kept) }
}
