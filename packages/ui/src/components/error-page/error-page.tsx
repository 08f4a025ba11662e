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
  /** What support looks up. */
  reference: string
  /** When it happened; when the page appeared unless given. */
  time: string | undefined
  t: Translate<typeof errorPageTexts>
}

/** What support needs to find a fault, and nothing about who met it: reference and time, to be copied together. */
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

const key = 'eksport.reloaded'
/** A part that is still missing so soon after a reload is missing on the server: another reload would not help. */
const sameFailureMs = 60_000

/** Loads the page anew, and remembers it for the page that comes. */
function reloadOnce(): void {
  try {
    sessionStorage.setItem(key, String(Date.now()))
  } catch {
    // Where nothing can be stored the next page offers to reload again: it is asked for, so nothing loops.
  }
  location.reload()
}

/** Whether this page is the answer to such a reload. */
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
  /** What went wrong, as far as the user needs to know. `outdated` offers one reload; missing still, it is `generic`. */
  kind?: ErrorPageKind
  /** Instead of the standard sentence: the server's own words, or those of a code in the address. */
  message?: ReactNode
  /** Says whether what was filled in is kept; nothing where there was nothing to fill in, or nobody knows. @default none */
  draft?: 'saved' | 'unsaved'
  /** Telephone number of the switchboard. */
  phone?: string
  /** Where one can write, when the telephone is not the only way. */
  email?: string
  /** What support needs to find the fault; no personal data. It can be copied together with the time. */
  reference?: string
  /** When it happened, for support; when the page appeared unless given. */
  time?: string
  /** Shows 'Prøv igjen'; with `offline` it is called when the network is back as well. */
  onRetry?: () => void
  /** The way to the front page. */
  home?: { href?: string; render?: Render }
  /** Own wording for single texts of this one. */
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
  // With the words, not after them: the net that comes back in between would not be heard.
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
  /** What the link stands in the place of. */
  mark: string
  href: string
  shown: string
}

/** A sentence with one way to reach people in it. */
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

/** What can be done from here. */
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

/** A part of the program that is missing after a reload as well is a fault like any other. */
function useLastingKind(kind: ErrorPageKind): ErrorPageKind {
  const reloaded = useInBrowser(hasJustReloaded, false)
  return kind === 'outdated' && reloaded ? 'generic' : kind
}
