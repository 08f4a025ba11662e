'use client'
import { Moon, Sun } from '../../foundation/icons/icons.js'
import type { CatalogueOverrides } from '../../foundation/text/catalogue.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { useTheme } from '../../foundation/theme/theme-provider.js'
import { IconButton, type IconButtonProps } from '../icon-button/icon-button.js'
import { themeTexts } from './theme-toggle.texts.js'

/** Props of {@link ThemeToggle}. */
export interface ThemeToggleProps extends Omit<IconButtonProps, 'label' | 'children'> {
  /** Overrides single texts of this component. */
  messages?: CatalogueOverrides<typeof themeTexts>
}

/** Switches between light and dark. The name stays 'Mørkt tema'; the pressed state says which is on. */
export function ThemeToggle({ messages, ...props }: ThemeToggleProps) {
  const { resolved, setTheme } = useTheme()
  const t = useTexts('theme', themeTexts, messages)
  const dark = resolved === 'dark'
  return (
    <IconButton
      kind="quiet"
      {...props}
      label={t('dark')}
      aria-pressed={dark}
      onClick={() => setTheme(dark ? 'light' : 'dark')}
    >
      {dark ? <Sun /> : <Moon />}
    </IconButton>
  )
}
