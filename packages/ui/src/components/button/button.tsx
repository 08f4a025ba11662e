'use client'
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { asElements } from '../../foundation/internal/as-elements.js'
import { cx } from '../../foundation/internal/cx.js'
import { type Render, renderElement } from '../../foundation/internal/render-element.js'
import { Spinner } from '../spinner/spinner.js'
import { buttonStyle } from './button.style.js'

/** How much attention a button asks for; one primary per view. */
export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-solid'

interface ButtonLook {
  /** How much attention it asks for; one primary per view. */
  kind?: ButtonKind
  /** Lower than a field, for rows and cards. */
  small?: boolean
  /** Icon before the text. */
  icon?: ReactNode
  /** Icon after the text: an arrow onwards, a chevron. */
  iconEnd?: ReactNode
}

/** Props of {@link Button}. */
export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  /** Work is in progress: shows a spinner, ignores clicks, keeps focus. */
  busy?: boolean
  /** Currently unavailable. Keeps focus and is announced as unavailable; say beside it why. */
  disabled?: boolean
}

/** The text of a button, with the icons before and after. */
function Content({ icon, iconEnd, children, busy }: Pick<ButtonProps, 'icon' | 'iconEnd' | 'children' | 'busy'>) {
  return (
    <>
      {busy ? <Spinner /> : icon}
      {asElements(children)}
      {iconEnd}
    </>
  )
}

/**
 * Performs an action on this page; use {@link ButtonLink} to go to another page. `busy` and `disabled` set aria-disabled
 * and never the native attribute, which would drop focus.
 */
export function Button({
  kind = 'secondary',
  small,
  icon,
  iconEnd,
  busy,
  disabled,
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  const blocked = Boolean(busy || disabled)
  const guard = (event: MouseEvent<HTMLButtonElement>) => {
    if (!blocked) return onClick?.(event)
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <button
      type="button"
      {...props}
      onClick={guard}
      aria-disabled={blocked || undefined}
      aria-busy={busy || undefined}
      data-kind={kind}
      data-busy={busy || undefined}
      className={cx('eks-button', buttonStyle({ kind, small, blocked: Boolean(disabled) && !busy }), className)}
    >
      <Content icon={icon} iconEnd={iconEnd} busy={busy}>
        {children}
      </Content>
    </button>
  )
}

/** Props of {@link ButtonLink}. */
export interface ButtonLinkProps extends ButtonLook, ComponentPropsWithRef<'a'> {
  /** The app's router link, e.g. `render={<Link to="/soknader" />}`; it receives class name and content. */
  render?: Render
}

/** A link that looks like a button, for the main way forward. */
export function ButtonLink({
  kind = 'secondary',
  small,
  icon,
  iconEnd,
  className,
  children,
  render,
  ...props
}: ButtonLinkProps) {
  const content = (
    <Content icon={icon} iconEnd={iconEnd}>
      {children}
    </Content>
  )
  const all = {
    ...props,
    'data-kind': kind,
    className: cx('eks-button', buttonStyle({ kind, small, blocked: false }), className),
  }
  return render ? renderElement(render, { ...all, children: content }) : <a {...all}>{content}</a>
}
