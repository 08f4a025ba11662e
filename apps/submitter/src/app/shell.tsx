import type { Session } from '@eksport/api'
import { useFocusOnNavigation } from '@eksport/portal/browser/use-focus-on-navigation.ts'
import { useFlag, useFollowFlags } from '@eksport/portal/flags/flags.ts'
import { LogInAgain } from '@eksport/portal/session/log-in-again.tsx'
import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import { contact } from '@eksport/portal/text/contact.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { AppHeader, AppShell, Brand, Footer, Link, ThemeToggle, ToastRegion, useEksport } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink, useLocation, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FeedbackButton } from '#src/features/feedback/feedback-button.tsx'
import { guidance, guidanceLanguage } from '#src/lib/guidance.ts'
import { loginAddress } from '#src/lib/login-address.ts'
import { Banner } from './banner.tsx'
import { LanguageButtons } from './language-buttons.tsx'
import { personMenus } from './person-menus-ahead.ts'
import { shellTexts as texts } from './shell.texts.ts'

const applicationPaths = ['/oversikt', '/soeknad', '/erstatninger', '/skjematjenesten-erstatning']

/** The parts of the address that the shell depends on; the steps of a form share one, so that the shell does not re-render between them. */
function placeOf({ pathname }: { readonly pathname: string }) {
  if (pathname === '/') return 'front'
  if (pathname === '/driftsmeldinger') return 'messages'
  // [EXP-12] For readers who only use the product to see what was shared with them.
  if (pathname === '/delt') return 'shared'
  return applicationPaths.some((beginning) => pathname.startsWith(beginning)) ? 'applications' : 'elsewhere'
}

interface HeaderProps {
  readonly session: Session | null | undefined
  readonly place: ReturnType<typeof placeOf>
}

function Header({ session, place }: HeaderProps) {
  const say = useText()
  const hasThemeButton = useFlag('darkModeButton')
  const messages = {
    label: say(texts.operatingMessages),
    render: <RouterLink to="/driftsmeldinger" />,
    current: place === 'messages',
  }
  const help = { label: say(texts.guidance), href: guidance.beforeYouApply }
  const overview = {
    label: say(texts.overview),
    render: <RouterLink to="/oversikt" />,
    current: place === 'applications',
  }
  const isShared = place === 'shared'
  const nav = session?.organisation ? [overview, messages, help] : [messages, help]
  return (
    <AppHeader
      brand={<Brand render={<RouterLink to="/" />} />}
      {...(!isShared && { folded: say(texts.operatingMessages), nav })}
      end={
        session && !isShared ? (
          <PersonMenus session={session} />
        ) : (
          <>
            <LanguageButtons />
            {hasThemeButton && <ThemeToggle />}
          </>
        )
      }
    />
  )
}

function PersonMenus({ session }: { readonly session: Session }) {
  const Menus = personMenus.usePart()
  return Menus && <Menus session={session} />
}

// In the normal flow of the page, because a floating button would cover text or controls.
function Foot({ session }: { readonly session: Session | null | undefined }) {
  const say = useText()
  const { locale } = useEksport()
  return (
    <Footer
      text={say(texts.product)}
      links={[
        <Link inherit key="guidance" href={guidance.beforeYouApply} hrefLang={guidanceLanguage(locale)}>
          {say(texts.guidanceLong)}
        </Link>,
        <Link inherit key="times" render={<RouterLink to="/behandlingstid" />}>
          {say(texts.times)}
        </Link>,
        <span key="switchboard">{say(texts.switchboard, contact)}</span>,
      ]}
      end={session?.organisation && <FeedbackButton />}
    />
  )
}

/** The header, operating messages, page and footer shared by every page. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const place = useLocation({ select: placeOf })
  const { locale } = useEksport()
  const { data: session } = useQuery({ ...sessionQuery, enabled: false })
  useFocusOnNavigation(useRouter())
  useFollowFlags()
  return (
    <AppShell
      header={<Header session={session} place={place} />}
      banner={place !== 'messages' && place !== 'shared' && <Banner />}
      footer={place !== 'shared' && <Foot session={session} />}
      width={place === 'front' ? 'full' : 'page'}
    >
      {children}
      <LogInAgain address={loginAddress(undefined, locale)} />
      <ToastRegion />
    </AppShell>
  )
}
