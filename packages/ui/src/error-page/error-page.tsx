'use client'
import { RotateCcw } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef } from 'react'
import { Button, ButtonLink } from '../button/button.js'
import { cx } from '../internal/cx.js'
import type { Render } from '../internal/render-element.js'
import { useTexts } from '../text/use-texts.js'
import { errorPageTexts } from './error-page.texts.js'

/** What went wrong, as far as the user needs to know. */
export type ErrorPageKind = 'generic' | 'not-found' | 'no-access' | 'offline'

/** Props of {@link ErrorPage}. */
export interface ErrorPageProps extends ComponentPropsWithRef<'div'> {
  /** What went wrong, as far as the user needs to know. */
  kind?: ErrorPageKind
  /** More than the standard sentence: the server's own words, or whether the draft is saved. */
  message?: ReactNode
  /** Telephone number of the switchboard. */
  phone?: string
  /** What support needs to find the fault; no personal data. */
  reference?: string
  /** Shows 'Prøv igjen'; with `offline` it is called when the network is back as well. */
  onRetry?: () => void
  /** The way to the front page. */
  home?: { href?: string; render?: Render }
}

/** A page that says plainly what is wrong, what to do, and whom to call. Its heading takes focus. */
export function ErrorPage({
  kind = 'generic',
  message,
  phone,
  reference,
  onRetry,
  home,
  className,
  children,
  ...props
}: ErrorPageProps) {
  const t = useTexts('errorPage', errorPageTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  const title = t(kind)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    if (kind !== 'offline' || !onRetry) return
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [kind, onRetry])
  const [before, after] = t('contact').split('{phone}')
  return (
    <div
      {...props}
      data-kind={kind}
      className={cx('eks-error-page eks:max-w-form eks:text-ui eks:leading-text eks:text-text', className)}
    >
      <title>{title}</title>
      <h1
        ref={heading}
        tabIndex={-1}
        className="eks:text-h1 eks:leading-heading eks:tracking-title eks:outline-none eks:focus-visible:shadow-none"
      >
        {title}
      </h1>
      <p className="eks:mt-3 eks:text-body">{message ?? t(`${kind}Text`)}</p>
      {phone && (
        <p className="eks:mt-2">
          {before}
          <a
            href={`tel:${phone.replaceAll(' ', '')}`}
            className="eks:tabular-nums eks:text-link eks:underline eks:underline-offset-[.18em]"
          >
            {phone}
          </a>
          {after}
        </p>
      )}
      {children}
      {(onRetry || home) && (
        <div className="eks:mt-6 eks:flex eks:flex-wrap eks:gap-3">
          {onRetry && (
            <Button icon={<RotateCcw aria-hidden="true" />} onClick={onRetry}>
              {t('retry')}
            </Button>
          )}
          {home && <ButtonLink {...home}>{t('home')}</ButtonLink>}
        </div>
      )}
      {reference && (
        <p className="eks:mt-6 eks:text-small eks:text-subtle eks:tabular-nums">{t('reference', { reference })}</p>
      )}
    </div>
  )
}
