'use client'

import { formatInstant } from '@eksport/forms'
import { type ComponentPropsWithRef, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { RotateCcw } from '../../foundation/icons/icons.js'
import { cx } from '../../foundation/internal/cx.js'
import { listen } from '../../foundation/internal/listen.js'
import type { Render } from '../../foundation/internal/render-element.js'
import { useInBrowser } from '../../foundation/internal/use-in-browser.js'
import type { CatalogueOverrides, Translate } from '../../foundation/text/catalogue.js'
import { useEksport } from '../../foundation/text/eksport-context.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { Button, ButtonLink } from '../button/button.js'
import { CopyButton } from '../copy-button/copy-button.js'
import type { ErrorPageKind } from './error-kind.logic.js'
import { errorPageTexts } from './error-page.texts.js'

interface ErrorReferenceProps {
  /** The reference that support looks up. */
  reference: string
  /** When it happened. @default when the page appeared */
  time: string | undefined
  t: Translate<typeof errorPageTexts>
}

/** What support needs to find a fault, without personal data: reference and time, to be copied together. */
function ErrorReference({ reference, time, t }: ErrorReferenceProps) {
  const { now, timeZone, locale } = useEksport()
  const words = useRef<HTMLSpanElement>(null)
  const [appeared, setAppeared] = useState<string>()
  const moment = time ?? appeared
  const shown = `${t('reference', { reference })}${moment ? `, ${formatInstant(moment, timeZone, locale)}` : ''}`
  useEffect(() => setAppeared((before) => before ?? new Date(now()).toISOString()), [now])
  return (
    <div className="eks:mt-6 eks:flex eks:flex-wrap eks:items-center eks:gap-x-3 eks:gap-y-1 eks:text-small eks:text-subtle eks:tabular">
      <span ref={words} className="eks:wrap-anywhere">
        {shown}
      </span>
      <CopyButton text={shown} shownIn={words} />
    </div>
  )
}

const key = 'eks.reloaded'
/** A chunk that is still missing this soon after a reload is missing on the server: another reload would not help. */
const sameFailureMs = 60_000

/** Reloads the page, and records it for the next page. */
function reloadOnce(): void {
  try {
    sessionStorage.setItem(key, String(Date.now()))
  } catch {
    // Without storage the next page offers a reload again; it only happens on request, so nothing loops.
  }
  location.reload()
}

/** Whether this page is the result of such a reload. */
function hasJustReloaded(): boolean {
  try {
    const moment = sessionStorage.getItem(key)
    return moment !== null && Date.now() - Number(moment) < sameFailureMs
  } catch {
    return false
  }
}

/** Props of {@link ErrorPage}. */
export interface ErrorPageProps extends ComponentPropsWithRef<'div'> {
  /**
   * What went wrong, as far as the user needs to know. `outdated` offers one reload; if the chunk is still missing, it
   * becomes `generic`.
   */
  kind?: ErrorPageKind
  /** Replaces the standard sentence: the server's own message, or that of a code in the address. */
  message?: ReactNode
  /** Says whether the form's content is saved; omit it if there was no form or nobody knows. @default none */
  draft?: 'saved' | 'unsaved'
  /** Telephone number of the switchboard. */
  phone?: string
  /** E-mail address, if the telephone is not the only way. */
  email?: string
  /** A reference that support uses to find the fault; no personal data. Can be copied together with the time. */
  reference?: string
  /** When it happened, for support. @default when the page appeared */
  time?: string
  /** Shows 'Prøv igjen'; with `offline` it is also called when the network is back. */
  onRetry?: () => void
  /** The link to the front page. */
  home?: { href?: string; render?: Render }
  /** Overrides single texts of this component. */
  messages?: CatalogueOverrides<typeof errorPageTexts>
}

type T = Translate<typeof errorPageTexts>

/** A page that says plainly what is wrong, what to do, and whom to call. Its heading takes focus. */
export function ErrorPage(props: ErrorPageProps) {
  const {
    kind: given = 'generic',
    message,
    draft,
    phone,
    email,
    reference,
    time,
    onRetry,
    home,
    messages,
    className,
    children,
    ...rest
  } = props
  const kind = useLastingKind(given)
  const t = useTexts('errorPage', errorPageTexts, messages)
  const heading = useRef<HTMLHeadingElement>(null)
  const title = t(kind)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [])
  // Subscribed together with the text, not after it: otherwise a network that returns in between would be missed.
  useLayoutEffect(() => {
    if (kind !== 'offline' || !onRetry) return
    return listen(window, ['online'], onRetry)
  }, [kind, onRetry])
  return (
    <div
      {...rest}
      data-kind={kind}
      className={cx('eks-error-page eks:max-w-form eks:text-ui eks:lh-text eks:text-text', className)}
    >
      <title>{title}</title>
      <h1
        ref={heading}
        tabIndex={-1}
        className="eks:text-h1 eks:lh-heading eks:spaced-title eks:[outline:none] eks:focus-visible:[box-shadow:none]"
      >
        {title}
      </h1>
      <p className="eks:mt-3 eks:text-body">{message ?? t(`${kind}Text`)}</p>
      {draft && <p className="eks:mt-2 eks:weight-semibold">{t(draft)}</p>}
      {phone && <Contact text={t('contact')} mark="{phone}" href={`tel:${phone.replaceAll(' ', '')}`} shown={phone} />}
      {email && <Contact text={t('write')} mark="{email}" href={`mailto:${email}`} shown={email} />}
      {children}
      <WaysOn kind={kind} onRetry={onRetry} home={home} t={t} />
      {reference && <ErrorReference reference={reference} time={time} t={t} />}
    </div>
  )
}

interface ContactProps {
  text: string
  /** The placeholder that the link replaces. */
  mark: string
  href: string
  shown: string
}

/** A sentence with one contact link in it. */
function Contact({ text, mark, href, shown }: ContactProps) {
  const [before, after] = text.split(mark)
  return (
    <p className="eks:mt-2">
      {before}
      <a href={href} className="eks:tabular eks:wrap-anywhere eks:text-link eks:underlined">
        {shown}
      </a>
      {after}
    </p>
  )
}

/** The ways to continue. */
function WaysOn({ kind, onRetry, home, t }: Pick<ErrorPageProps, 'onRetry' | 'home'> & { kind: ErrorPageKind; t: T }) {
  const retry = kind === 'outdated' ? reloadOnce : onRetry
  if (!(retry || home)) return null
  return (
    <div className="eks:mt-6 eks:flex eks:flex-wrap eks:gap-3">
      {retry && (
        <Button icon={<RotateCcw />} onClick={retry}>
          {t(kind === 'outdated' ? 'reload' : 'retry')}
        </Button>
      )}
      {home && <ButtonLink {...home}>{t('home')}</ButtonLink>}
    </div>
  )
}

/** A chunk that is still missing after a reload is an ordinary fault. */
function useLastingKind(kind: ErrorPageKind): ErrorPageKind {
  const reloaded = useInBrowser(hasJustReloaded, false)
  return kind === 'outdated' && reloaded ? 'generic' : kind
}
