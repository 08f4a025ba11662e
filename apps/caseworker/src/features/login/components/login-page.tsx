import { useLocaleChoice } from '@eksport/portal/text/use-locale-choice.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { ButtonLink, Heading } from '@eksport/ui'
import { IdCard } from 'lucide-react'
import { loginAddress } from '#src/lib/login-address.ts'
import { loginTexts as texts } from '../login.texts.ts'

/** The officers' login page; `next` is the path to return to. */
export function LoginPage({ next }: { readonly next: string }) {
  const say = useText()
  const [locale] = useLocaleChoice()
  return (
    <div className="mx-auto w-full max-w-form px-page-pad py-18 max-md:py-10">
      <Heading level={1}>{say(texts.title)}</Heading>
      <p className="mt-3 text-lead text-subtle">{say(texts.lead)}</p>
      <ButtonLink
        kind="primary"
        className="mt-8"
        icon={<IdCard aria-hidden="true" />}
        href={loginAddress(next, locale)}
      >
        {say(texts.logIn)}
      </ButtonLink>
      <p className="mt-8 border-t border-line-strong pt-4 text-ui text-subtle">{say(texts.exporters)}</p>
    </div>
  )
}
