import { useFlag } from '@eksport/portal/flags/flags.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { LatePart, partQuery } from '@eksport/portal/waiting/late-part.tsx'
import { Alert, ButtonLink, Heading, Link, useEksport } from '@eksport/ui'
import { IdCard } from 'lucide-react'
import { guidance, guidanceLanguage } from '#src/lib/guidance.ts'
import { loginAddress } from '#src/lib/login-address.ts'
import { landingTexts as texts } from '../landing.texts.ts'
import { Guilloche } from './guilloche.tsx'

const guides = [
  { href: guidance.requirements, title: texts.requirements, text: texts.requirementsText },
  { href: guidance.beforeYouApply, title: texts.fillIn, text: texts.fillInText },
  { href: guidance.opening, title: texts.fee, text: texts.feeText },
  { href: guidance.beforeYouApply, title: texts.responsibility, text: texts.responsibilityText },
] as const

// Loaded separately, because the login page can be used before it arrives.
const linkLogin = partQuery(
  'link-login',
  () => import('./link-login.tsx'),
  (module) => module.LinkLogin,
)

interface LandingPageProps {
  /** The address where the person was when the session ended. */
  readonly next: string | undefined
  /** Whether the login provider failed to answer just now. */
  readonly isProviderDown: boolean
}

/** [RTE-19] The front page for a visitor who is not logged in. */
export function LandingPage({ next, isProviderDown }: LandingPageProps) {
  const say = useText()
  const isLinkOffered = useFlag('alternativeLogin')
  const areAllShown = useFlag('showAllLoginMethods')
  const isLinkShown = isLinkOffered && (areAllShown || isProviderDown)
  const { locale } = useEksport()
  return (
    <>
      <div className="mx-auto grid w-full max-w-page grid-cols-1 px-page-pad max-md:pb-10 md:grid-cols-[minmax(0,1fr)_minmax(0,432px)] md:gap-x-12 md:pt-16 md:pb-14 lg:gap-x-22">
        <div className="max-md:order-2">
          <h1 className="landing-title">{say(texts.title)}</h1>
          <p className="mt-4.5 max-w-[30em] text-lead leading-normal">{say(texts.lead)}</p>
          <div className="mt-10 max-w-[30rem] max-md:mt-7">
            {isProviderDown && (
              <Alert tone="warning" role="alert" className="mb-6">
                {say(isLinkShown ? texts.linkInstead : texts.providerDown)}
              </Alert>
            )}
            {next !== undefined && !isProviderDown && (
              <Alert tone="info" className="mb-6">
                {say(texts.loggedOut)}
              </Alert>
            )}
            <ButtonLink
              kind="primary"
              href={loginAddress(next, locale)}
              icon={<IdCard aria-hidden="true" />}
              className="landing-login"
            >
              {say(texts.logIn)}
            </ButtonLink>
            {isLinkShown && (
              <div className="min-h-71 pt-4">
                <LatePart part={linkLogin}>{(LinkLogin) => <LinkLogin next={next} />}</LatePart>
              </div>
            )}
          </div>
        </div>
        <div className="landing-picture">
          <Guilloche />
        </div>
      </div>
      <section aria-labelledby="before-you-apply" className="border-t border-line-strong bg-surface">
        <div className="mx-auto max-w-page px-page-pad pt-10 pb-14 max-md:pt-8 max-md:pb-10">
          <Heading level={2} id="before-you-apply">
            {say(texts.guide)}
          </Heading>
          <ul className="mt-6 grid grid-cols-1 gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
            {guides.map(({ href, title, text }) => (
              <li key={title.nb}>
                <Heading level={3} size="ui" className="mb-1">
                  <Link href={href} hrefLang={guidanceLanguage(locale)}>
                    {say(title)}
                  </Link>
                </Heading>
                <p className="text-cell leading-normal text-subtle">{say(text)}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  )
}
