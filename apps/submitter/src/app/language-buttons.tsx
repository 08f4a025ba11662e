import { type Locale, locales } from '@eksport/forms'
import { useLocaleChoice } from '@eksport/portal/text/use-locale-choice.ts'
import { Button } from '@eksport/ui'

const names: Readonly<Record<Locale, string>> = { nb: 'Bokmål', nn: 'Nynorsk', en: 'English' }

/** Buttons for the two other languages, each named in that language. Used on the login page, which has no menu. */
export function LanguageButtons() {
  const [current, choose] = useLocaleChoice()
  return locales
    .filter((locale) => locale !== current)
    .map((locale) => (
      <Button key={locale} kind="quiet" lang={locale} onClick={() => choose(locale)}>
        {names[locale]}
      </Button>
    ))
}
