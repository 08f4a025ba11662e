/** The languages of certificates. English always comes first, because our own officers read it. */
export const certificateLanguages = ['en', 'zh', 'ar', 'uk', 'pt', 'ro'] as const

export type CertificateLanguage = (typeof certificateLanguages)[number]

/** Words in English and in each of the languages `L`. */
export type Words<L extends CertificateLanguage = CertificateLanguage> = Readonly<Record<'en' | L, string>>

/** A text of a certificate whose languages are not known to the type: English and some others. */
export type SomeWords = Readonly<{ en: string } & Partial<Record<CertificateLanguage, string>>>

/** The words in the printed languages only. */
export function inLanguages(words: SomeWords, languages: readonly CertificateLanguage[]): SomeWords {
  const kept = languages.flatMap((language) => {
    const word = words[language]
    return word === undefined ? [] : [[language, word] as const]
  })
  return { en: words.en, ...Object.fromEntries(kept) }
}
