import type { Locale } from '@eksport/forms'
import { LocaleRadios } from '@eksport/portal/text/locale-radios.tsx'
import { useText } from '@eksport/portal/text/use-text.ts'
import { useQuery } from '@tanstack/react-query'
import { legalBasesQuery } from '../api/case-documents.ts'
import { letterTexts as texts } from '../case.texts.ts'

interface LetterLanguageProps {
  readonly language: Locale
  readonly legalBasis: string | undefined
  readonly onLanguage: (language: Locale) => void
  readonly onLegalBasis: (text: string) => void
}

/** [STA-08] The language of a letter to the exporter. A legal basis chosen from the list is translated with it. */
export function LetterLanguage({ language, legalBasis, onLanguage, onLegalBasis }: LetterLanguageProps) {
  const say = useText()
  const { data } = useQuery(legalBasesQuery)
  const choose = (next: Locale) => {
    const listed = data?.legalBases.find(({ names }) => names[language] === legalBasis)
    if (listed !== undefined) onLegalBasis(listed.names[next])
    onLanguage(next)
  }
  return <LocaleRadios legend={say(texts.language)} hint={say(texts.languageHint)} value={language} onChange={choose} />
}
