'use client'
import type { Locale } from '@eksport/forms'
import { Languages } from '../../foundation/icons/icons.js'
import { useEksport } from '../../foundation/text/eksport-context.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { Button } from '../button/button.js'
import { Menu } from '../menu/menu.js'
import { MenuItem } from '../menu/menu-item.js'
import { appShellTexts } from './app-shell.texts.js'

const names = { nb: 'Norsk bokmål', nn: 'Norsk nynorsk', en: 'English' } satisfies Record<Locale, string>
const short = { nb: 'Bokmål', nn: 'Nynorsk', en: 'English' } satisfies Record<Locale, string>
const all: readonly Locale[] = ['nb', 'nn', 'en']

/** Props of {@link LanguageMenu}. */
export interface LanguageMenuProps {
  /** The language chosen; the provider's otherwise. @default the provider's */
  value?: Locale
  /** The languages to choose from, in this order; all three unless said otherwise. */
  locales?: readonly Locale[]
  /** Called with the language that was chosen. */
  onValueChange: (locale: Locale) => void
}

/** Bokmål, nynorsk or English, each named in itself. */
export function LanguageMenu({ value, locales = all, onValueChange }: LanguageMenuProps) {
  const { locale } = useEksport()
  const t = useTexts('appShell', appShellTexts)
  const current = value ?? locale
  const trigger = (
    <Button kind="quiet" icon={<Languages />} aria-label={`${t('language')}: ${short[current]}`}>
      <span lang={current}>{short[current]}</span>
    </Button>
  )
  return (
    <Menu label={t('language')} trigger={trigger}>
      {locales.map((item) => (
        <MenuItem key={item} checked={item === current} lang={item} onSelect={() => onValueChange(item)}>
          {names[item]}
        </MenuItem>
      ))}
    </Menu>
  )
}
