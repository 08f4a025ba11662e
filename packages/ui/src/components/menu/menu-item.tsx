'use client'
import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useContext } from 'react'
import { Check } from '../../foundation/icons/icons.js'
import { asElements } from '../../foundation/internal/as-elements.js'
import { cx } from '../../foundation/internal/cx.js'
import { type Render, renderElement } from '../../foundation/internal/render-element.js'
import { MenuContext } from './menu-context.js'

const row = [
  'eks-menu-item eks:flex eks:min-h-item eks:w-full eks:items-center eks:gap-3 eks:rounded-sm eks:px-2.5 eks:py-1.5 eks:text-start eks:lh-tight eks:no-underline eks:dense:gap-2 eks:[&_svg]:size-icon',
  'eks:hover:bg-surface-hover eks:focus:bg-surface-hover eks:focus-visible:-outline-offset-3 eks:focus-visible:[box-shadow:none]',
]
const toneClass = { normal: 'eks:text-text eks:[&_svg]:text-subtle', danger: 'eks:text-danger-text' }

/** Props of {@link MenuItem}. */
export interface MenuItemProps extends Omit<ComponentPropsWithRef<'button'>, 'onSelect' | 'disabled'> {
  /** The action. */
  onSelect: () => void
  /** Icon before the text, with `aria-hidden`. */
  icon?: ReactNode
  /** `danger` for an action that removes something. */
  tone?: 'normal' | 'danger'
  /** Currently unavailable; stays focusable so that the reason can be read. */
  disabled?: boolean
  /** Makes it one of several options, with a tick on the selected one. */
  checked?: boolean
  /** A muted second line, e.g. why it is unavailable. */
  hint?: ReactNode
}

/** One action of a {@link Menu}. The menu is closed and its button focused before `onSelect` runs. */
export function MenuItem({
  onSelect,
  icon,
  tone = 'normal',
  disabled,
  checked,
  hint,
  className,
  children,
  ...props
}: MenuItemProps) {
  const { close } = useContext(MenuContext)
  const select = (event: MouseEvent<HTMLButtonElement>) => {
    if (disabled) return event.preventDefault()
    close()
    onSelect()
  }
  return (
    <button
      {...props}
      type="button"
      {...(checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': checked })}
      aria-disabled={disabled || undefined}
      tabIndex={-1}
      onClick={select}
      className={cx(...row, disabled ? 'eks:cursor-not-allowed eks:text-disabled' : toneClass[tone], className)}
    >
      {icon}
      <span className="eks:min-w-0 eks:flex-1">
        {asElements(children)}
        {hint && <span className="eks:block eks:text-small eks:text-subtle">{hint}</span>}
      </span>
      {checked && <Check />}
    </button>
  )
}

/** Props of {@link MenuLink}. */
export interface MenuLinkProps extends ComponentPropsWithRef<'a'> {
  /** Icon before the text, with `aria-hidden`. */
  icon?: ReactNode
  /** The app's router link. */
  render?: Render
}

/** An item of a {@link Menu} that links to another page. */
export function MenuLink({ icon, render, className, children, ...props }: MenuLinkProps) {
  const { close } = useContext(MenuContext)
  const all = {
    ...props,
    role: 'menuitem',
    tabIndex: -1,
    className: cx(...row, toneClass.normal, className),
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      props.onClick?.(event)
      close()
    },
  }
  const content = (
    <>
      {icon}
      <span className="eks:min-w-0 eks:flex-1">{children}</span>
    </>
  )
  return render ? renderElement(render, { ...all, children: content }) : <a {...all}>{content}</a>
}

/** A line between groups of items. */
export function MenuSeparator() {
  return <hr className="eks-menu-separator eks:-mx-1.5 eks:my-1.5 eks:edge-t-1 eks:border-line" />
}
