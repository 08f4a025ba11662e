'use client'
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { asElements } from '../../foundation/internal/as-elements.js'
import { cx } from '../../foundation/internal/cx.js'
import { type Render, renderElement } from '../../foundation/internal/render-element.js'
import { Spinner } from '../spinner/spinner.js'
import { buttonStyle } from './button.style.js'

/** How much a button asks for attention; one primary a view. */
export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-solid'

interface ButtonLook {
  /** How much it asks for attention; one primary a view. */
  kind?: ButtonKind
  /** Lower than a field, for rows and cards. */
  small?: boolean
  /** Picture before the words. */
  icon?: ReactNode
  /** Picture after the words: an arrow onwards, a chevron. */
  iconEnd?: ReactNode
}

/** Props of {@link Button}. */
export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  /** Work is under way: a ring turns, clicks are ignored, focus stays. */
  busy?: boolean
  /** Not available now. It keeps focus and is read as unavailable; write beside it why. */
  disabled?: boolean
}

/** Words on a button, with the pictures before and after. */
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
 * Does something on this page; what leads to another page is a {@link ButtonLink}.
 * `busy` and `disabled` set aria-disabled and never the native attribute, which would drop focus.
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

/** A link that looks like a button, for the one way onwards. */
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
