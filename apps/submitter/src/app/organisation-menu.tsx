import type { Session } from '@eksport/api'
import { groupDigits } from '@eksport/domain'
import { useFlag } from '@eksport/portal/flags/flags.ts'
import { LogOutQuestion } from '@eksport/portal/session/log-out-question.tsx'
import { WarnOfEnd } from '@eksport/portal/session/warn-of-end.tsx'
import { useLocaleChoice } from '@eksport/portal/text/use-locale-choice.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { AccountMenu, MenuItem, MenuLink, MenuSeparator } from '@eksport/ui'
import { Link } from '@tanstack/react-router'
import { BookUser, Building2, Keyboard, LogOut, Megaphone, Search, UserRound } from 'lucide-react'
import { loginAddress } from '#src/lib/login-address.ts'
import { accountTexts as texts } from './account.texts.ts'
import type { KeysDialog } from './keys/use-keys.ts'
import { shellTexts } from './shell.texts.ts'
import { useLogOut } from './use-log-out.ts'

interface OrganisationMenuProps {
  readonly session: Session
  readonly onKeys: (dialog: KeysDialog) => void
}

/** [RTE-18] Shows whom the person acts for, with links to change organisation or log out. */
export function OrganisationMenu({ session: { person, organisation }, onKeys }: OrganisationMenuProps) {
  const say = useText()
  const [locale] = useLocaleChoice()
  const isRegistered = useFlag('submitterRegistration')
  const { logOut, ...question } = useLogOut()
  const detail = organisation && say(texts.organisationNumber, { number: groupDigits(organisation.organisationNumber) })
  return (
    <>
      <AccountMenu
        name={organisation?.name ?? person.name}
        detail={detail ?? undefined}
        label={say(texts.organisation)}
      >
        {isRegistered && (
          <MenuLink icon={<UserRound aria-hidden="true" />} render={<Link to="/profil" />}>
            {say(texts.profile)}
          </MenuLink>
        )}
        {organisation && (
          <MenuLink icon={<BookUser aria-hidden="true" />} render={<Link to="/adressebok" />}>
            {say(texts.addressBook)}
          </MenuLink>
        )}
        <MenuLink icon={<Building2 aria-hidden="true" />} render={<Link to="/velg-virksomhet" />}>
          {say(texts.changeOrganisation)}
        </MenuLink>
        <MenuLink icon={<Megaphone aria-hidden="true" />} render={<Link to="/driftsmeldinger" />}>
          {say(shellTexts.operatingMessages)}
        </MenuLink>
        <MenuSeparator />
        <MenuItem icon={<Search aria-hidden="true" />} onSelect={() => onKeys('palette')}>
          {say(texts.find)}
        </MenuItem>
        <MenuItem icon={<Keyboard aria-hidden="true" />} onSelect={() => onKeys('list')}>
          {say(texts.keys)}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={logOut}>
          {say(texts.logOut)}
        </MenuItem>
      </AccountMenu>
      <LogOutQuestion {...question} />
      <WarnOfEnd loginAddress={loginAddress(undefined, locale)} onLogOut={logOut} />
    </>
  )
}
