'use client'
import { type Locale, locales as ours } from '@eksport/forms'
import { Languages } from '../../foundation/icons/icons.js'
import { useEksport } from '../../foundation/text/eksport-context.js'
import { languageName } from '../../foundation/text/language-name.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { Button } from '../button/button.js'
import { Menu } from '../menu/menu.js'
import { MenuItem } from '../menu/menu-item.js'
import { appShellTexts } from './app-shell.texts.js'

const names: Readonly<Record<string, string>> = { nb: 'Norsk bokmål', nn: 'Norsk nynorsk', en: 'English' }
const short: Readonly<Record<string, string>> = { nb: 'Bokmål', nn: 'Nynorsk', en: 'English' }

/** A language's own name, capitalised where its script has capitals: 'Dansk'. */
function ownName(tag: string): string {
  const name = languageName(tag, tag)
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}

/** Props of {@link LanguageMenu}. */
export interface LanguageMenuProps<Tag extends string = Locale> {
  /** The selected language. @default the provider's */
  value?: Tag
  /** The languages to choose from, in this order; by default bokmål, nynorsk and English. */
  locales?: readonly Tag[]
  /** Called with the selected language. */
  onValueChange: (locale: Tag) => void
}

/** A menu of languages (BCP 47 tags), each in its own name. */
export function LanguageMenu<Tag extends string = Locale>(props: LanguageMenuProps<Tag>) {
  // Without `locales`, the tags are those of the default.
  const { value, locales = ours as readonly string[] as readonly Tag[], onValueChange } = props
  const { locale } = useEksport()
  const t = useTexts('appShell', appShellTexts)
  const current = value ?? locale
  const shown = short[current] ?? ownName(current)
  const trigger = (
    <Button kind="quiet" icon={<Languages />} aria-label={`${t('language')}: ${shown}`}>
      <span lang={current}>{shown}</span>
    </Button>
  )
  return (
    <Menu label={t('language')} trigger={trigger}>
      {locales.map((item) => (
        <MenuItem key={item} checked={item === current} lang={item} onSelect={() => onValueChange(item)}>
          {names[item] ?? ownName(item)}
        </MenuItem>
      ))}
    </Menu>
  )
}
