import { type Locale, locales } from '@eksport/forms'
import { Radio, RadioGroup } from '@eksport/ui'
import { isLocale, languageNames } from './browser-locale.ts'

interface LocaleRadiosProps {
  readonly legend: string
  readonly hint?: string
  readonly value: Locale
  readonly onChange: (locale: Locale) => void
}

/** The choice of the language of something that is written to somebody; each language is shown by its own name. */
export function LocaleRadios({ legend, hint, value, onChange }: LocaleRadiosProps) {
  return (
    <RadioGroup
      legend={legend}
      hint={hint}
      inline
      value={value}
      onValueChange={(chosen) => isLocale(chosen) && onChange(chosen)}
    >
      {locales.map((one) => (
        <Radio key={one} value={one} label={<span lang={one}>{languageNames[one]}</span>} />
      ))}
    </RadioGroup>
  )
}
