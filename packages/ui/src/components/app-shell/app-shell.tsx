'use client'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../foundation/internal/cx.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { appShellTexts } from './app-shell.texts.js'

/** Props of {@link AppShell}. */
export interface AppShellProps extends ComponentPropsWithRef<'div'> {
  /** An {@link AppHeader}. */
  header: ReactNode
  /** The content of the page. */
  children: ReactNode
  /** Service messages, between header and page. */
  banner?: ReactNode
  /** A {@link Footer}. */
  footer?: ReactNode
  /** `page` is a centred column with padding; `full` leaves edges and padding to the page. */
  width?: 'page' | 'full'
}

/**
 * The frame of an app: skip link, header, main (id `main`), footer. The library's base styles then apply to the whole
 * page.
 */
export function AppShell({ header, children, banner, footer, width = 'page', className, ...props }: AppShellProps) {
  const t = useTexts('appShell', appShellTexts)
  return (
    <div {...props} className={cx('eks-root eks:flex eks:flex-col', className)}>
      <a href="#main" className="eks-skip-link" data-print="hide">
        {t('skip')}
      </a>
      {header}
      {banner && (
        <div className="eks-banner" data-print="hide">
          {banner}
        </div>
      )}
      <main
        id="main"
        tabIndex={-1}
        className={cx(
          'eks-main eks:w-full eks:flex-1 eks:[outline:none] eks:focus-visible:[box-shadow:none]',
          width === 'full' && 'eks:flex eks:flex-col',
          width === 'page' &&
            'eks:mx-auto eks:max-w-page eks:px-page-pad eks:[--eks-gutter:var(--eks-page-pad)] eks:pt-10 eks:pb-18 eks:narrow:pt-3 eks:narrow:pb-14 eks:narrow:has-[.eks-wizard-head]:pt-0',
        )}
      >
        {children}
      </main>
      {footer}
    </div>
  )
}

/** Props of {@link Footer}. */
export interface FooterProps extends ComponentPropsWithRef<'footer'> {
  /** A few words about the product. */
  text?: ReactNode
  /** Links, each an element. */
  links?: readonly ReactNode[]
  /** Contact, at the end. In the same place on every page (3.2.6). */
  end?: ReactNode
}

/** The footer of the page: about, links, contact. */
export function Footer({ text, links = [], end, className, ...props }: FooterProps) {
  return (
    <footer {...props} className={cx('eks-footer', className)} data-print="hide">
      <div className="eks-footer-row">
        {text && <span>{text}</span>}
        {links.length > 0 && (
          <ul>
            {links.map((link, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the links are constant and have no identity
              <li key={index}>{link}</li>
            ))}
          </ul>
        )}
        {end && <span className="eks:md:ms-auto eks:tabular">{end}</span>}
      </div>
    </footer>
  )
}
