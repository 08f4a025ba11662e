'use client'
import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useRef } from 'react'
import { Menu as MenuIcon, X } from '../../foundation/icons/icons.js'
import { cx } from '../../foundation/internal/cx.js'
import { listen } from '../../foundation/internal/listen.js'
import { type Render, renderElement } from '../../foundation/internal/render-element.js'
import { type ChangeDetails, useControllable } from '../../foundation/internal/use-controllable.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { Button } from '../button/button.js'
import { appShellTexts } from './app-shell.texts.js'

/** A link in the main menu. */
export interface HeaderLink {
  label: ReactNode
  href?: string
  render?: Render
  /** Whether it is this page, or the section that contains it. */
  current?: boolean
}

/** Props of {@link AppHeader}. */
export interface AppHeaderProps extends ComponentPropsWithRef<'header'> {
  /** `light` for exporters, `band` for officers, so that the two apps differ at a glance. */
  variant?: 'light' | 'band'
  /** A {@link Brand}. */
  brand: ReactNode
  /** The main menu; omitted without links. */
  nav?: readonly HeaderLink[]
  /** Between the menu and the end, e.g. the officers' search. */
  children?: ReactNode
  /**
   * Announces a hidden banner: beside a form in steps a phone has no room for it, so 'Meny' shows a dot and has this
   * text for screen readers.
   */
  folded?: string
  /** Theme, language, account. */
  end?: ReactNode
  /** Whether the menu is open on a phone, when controlled. */
  open?: boolean
  /** Called when 'Meny' or Escape is pressed. */
  onOpenChange?: (open: boolean, details: ChangeDetails<HeaderReason>) => void
}

/** Why the menu opens or closes. */
export type HeaderReason = 'trigger' | 'dismiss'

function NavLink({ label, href, render, current }: HeaderLink) {
  const props = { className: 'eks-header-link', 'aria-current': current ? ('page' as const) : undefined }
  return render ? (
    renderElement(render, { ...props, children: label })
  ) : (
    <a href={href} {...props}>
      {label}
    </a>
  )
}

/** The header of every page. On a phone everything except the brand is behind 'Meny'. */
export function AppHeader({
  variant = 'light',
  brand,
  nav = [],
  folded,
  end,
  className,
  children,
  ...rest
}: AppHeaderProps) {
  const { open: opened, onOpenChange, ...props } = rest
  const t = useTexts('appShell', appShellTexts)
  const [open, setOpen] = useControllable<boolean, HeaderReason>({
    value: opened,
    defaultValue: false,
    onChange: onOpenChange,
  })
  const contentId = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return
    const close = (event: KeyboardEvent) => {
      // A menu inside handles Escape first.
      if (event.key !== 'Escape' || event.defaultPrevented) return
      setOpen(false, 'dismiss', event)
      toggle.current?.focus()
    }
    return listen(document, ['keydown'], close)
  }, [open, setOpen])
  return (
    <header
      {...props}
      data-variant={variant}
      data-open={open || undefined}
      data-print="hide"
      className={cx('eks-header', className)}
    >
      <div className="eks-header-row">
        {brand}
        <Button
          ref={toggle}
          kind="quiet"
          className="eks-header-toggle eks:ms-auto eks:md:hidden"
          aria-expanded={open}
          aria-controls={contentId}
          icon={open ? <X /> : <MenuIcon />}
          onClick={() => setOpen(!open, 'trigger')}
        >
          <span className="eks-header-toggle-words">{t('menu')}</span>
          {folded && (
            <span className="eks-header-folded">
              <span className="eks:sr-only">{folded}</span>
            </span>
          )}
        </Button>
        <div id={contentId} className="eks-header-content">
          {nav.length > 0 && (
            <nav aria-label={t('mainNav')} className="eks-header-nav">
              <ul>
                {nav.map((link, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the menu is constant and its links may lack an address
                  <li key={index}>
                    <NavLink {...link} />
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {children}
          {end && <div className="eks-header-end">{end}</div>}
        </div>
      </div>
    </header>
  )
}
