import type { Session } from '@eksport/api'
import { useLocaleChoice } from '@eksport/portal/text/use-locale-choice.ts'
import { LanguageMenu, ThemeToggle } from '@eksport/ui'
import { OrganisationMenu } from './organisation-menu.tsx'

/** The right end of the header for someone who is logged in. */
export function PersonMenus({ session }: { readonly session: Session }) {
  const [, chooseLocale] = useLocaleChoice()
  return (
    <>
      <LanguageMenu onValueChange={chooseLocale} />
      <ThemeToggle />
      <OrganisationMenu session={session} />
    </>
  )
}
