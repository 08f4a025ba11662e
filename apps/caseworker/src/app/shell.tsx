import type { Session } from '@eksport/api'
import { hasRight } from '@eksport/domain'
import { useFocusOnNavigation } from '@eksport/portal/browser/use-focus-on-navigation.ts'
import { ListsProblem } from '@eksport/portal/code-lists/lists-problem.tsx'
import { useFlag, useFollowFlags } from '@eksport/portal/flags/flags.ts'
import { useSingleKeys } from '@eksport/portal/keys/use-single-keys.ts'
import { useLive } from '@eksport/portal/live/use-live.ts'
import { NoticeBell } from '@eksport/portal/notices/notice-bell.tsx'
import { usePart } from '@eksport/portal/parts/use-part.ts'
import { LogInAgain } from '@eksport/portal/session/log-in-again.tsx'
import { LogOutQuestion } from '@eksport/portal/session/log-out-question.tsx'
import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import { useLogOut } from '@eksport/portal/session/use-log-out.ts'
import { WarnOfEnd } from '@eksport/portal/session/warn-of-end.tsx'
import { useLocaleChoice } from '@eksport/portal/text/use-locale-choice.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import {
  AccountMenu,
  AppHeader,
  AppShell,
  Brand,
  LanguageMenu,
  MenuItem,
  MenuLink,
  MenuSeparator,
  ThemeToggle,
  ToastRegion,
} from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { Bell as BellIcon, ChartColumn, Keyboard, LogOut, Settings, UserRound } from 'lucide-react'
import { type ReactNode, useCallback, useState } from 'react'
import { loginAddress } from '#src/lib/login-address.ts'
import { Banner } from './banner.tsx'
import { CaseSearch } from './case-search.tsx'
import { keptFiles } from './kept-files.ts'
import { shellTexts as texts } from './shell.texts.ts'

const loadKeys = () => import('./officer-keys.tsx')
const keysOf = ({ OfficerKeys }: Awaited<ReturnType<typeof loadKeys>>) => OfficerKeys

/** The officers' shell: the dark header with search, language, theme and account. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const say = useText()
  const [locale, chooseLocale] = useLocaleChoice()
  const { data: session } = useQuery(sessionQuery)
  const hasThemeButton = useFlag('darkModeButton')
  const [unfolded, setUnfolded] = useState(false)
  useFocusOnNavigation(useRouter())
  useFollowFlags()
  const header = (
    <AppHeader
      variant="band"
      open={unfolded}
      onOpenChange={setUnfolded}
      brand={<Brand part={say(texts.part)} render={<Link to="/" />} />}
      end={
        <>
          <LanguageMenu value={locale} onValueChange={chooseLocale} />
          {hasThemeButton && <ThemeToggle />}
          {session && <Bell />}
          {session && <Account person={session.person} />}
        </>
      }
    >
      {session && <CaseSearch onOpenChange={setUnfolded} />}
    </AppHeader>
  )
  return (
    <>
      <AppShell header={header} banner={<Banner />} width="full">
        <ListsProblem />
        {children}
      </AppShell>
      <LogInAgain address={loginAddress('/', locale)} />
      <ToastRegion className="md:bottom-16" />
    </>
  )
}

const liveKeys = { applications: ['case'], lists: ['cases'] } as const

/** The officer's notifications, and the live updates of their pages. */
function Bell() {
  useLive(liveKeys)
  return (
    <NoticeBell
      icon={<BellIcon aria-hidden="true" />}
      linkTo={({ referenceNumber }) => <Link to="/soeknader/$referenceNumber" params={{ referenceNumber }} />}
      settings={<Link to="/profil" />}
    />
  )
}

const roleTexts = { L: texts.leader, V: texts.signer, B: texts.caseworker, A: texts.administrator } as const
const roles = ['L', 'V', 'B', 'A'] as const
const rightsOfAdministration = ['administer', 'change-parameters', 'read-log'] as const

function Account({ person }: { readonly person: Session['person'] }) {
  const say = useText()
  const [locale] = useLocaleChoice()
  const router = useRouter()
  const showFailure = useCallback(
    () => void router.navigate({ to: '/error', search: { code: 'logout_error' } }),
    [router],
  )
  const { logOut, ...leaving } = useLogOut({
    person: person.id,
    onFailure: showFailure,
    kept: keptFiles(person.id),
  })
  const [listed, setListed] = useState(false)
  const { Part: OfficerKeys, ask } = usePart(loadKeys, keysOf)
  const list = () => void ask().then(setListed)
  // [CW-05]
  useSingleKeys((key) => {
    if (key === '?') list()
    return key === '?'
  })
  const mayAdminister = rightsOfAdministration.some((right) => hasRight(person.roles, right))
  const role = roles.find((one) => person.roles.includes(one))
  return (
    <>
      <AccountMenu
        name={person.name}
        detail={say(role === undefined ? texts.reader : roleTexts[role])}
        label={say(texts.account)}
      >
        <MenuLink icon={<UserRound aria-hidden="true" />} render={<Link to="/profil" />}>
          {say(texts.profile)}
        </MenuLink>
        {mayAdminister && (
          <MenuLink icon={<Settings aria-hidden="true" />} render={<Link to="/administrasjon" />}>
            {say(texts.administration)}
          </MenuLink>
        )}
        {hasRight(person.roles, 'read-statistics') && (
          <MenuLink icon={<ChartColumn aria-hidden="true" />} render={<Link to="/statistikk" />}>
            {say(texts.statistics)}
          </MenuLink>
        )}
        <MenuItem icon={<Keyboard aria-hidden="true" />} onSelect={list}>
          {say(texts.keys)}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={logOut}>
          {say(texts.logOut)}
        </MenuItem>
      </AccountMenu>
      <WarnOfEnd loginAddress={loginAddress('/', locale)} onLogOut={logOut} />
      <LogOutQuestion {...leaving} />
      {OfficerKeys && <OfficerKeys open={listed} onClose={() => setListed(false)} />}
    </>
  )
}
