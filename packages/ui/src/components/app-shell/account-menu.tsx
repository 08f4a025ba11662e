'use client'
import type { ReactNode } from 'react'
import { ChevronDown } from '../../foundation/icons/icons.js'
import { Menu } from '../menu/menu.js'

/** Props of {@link AccountMenu}. */
export interface AccountMenuProps {
  /** The organisation, person or office that the user acts for. */
  name: ReactNode
  /** Organisation number, initials. */
  detail?: ReactNode
  /** Icon before the name. */
  icon?: ReactNode
  /** The accessible name of the open menu: 'Virksomhet'. */
  label: string
  /** MenuItem, MenuLink, MenuSeparator. */
  children: ReactNode
}

/** Who the user is here, with a menu: change organisation or office, profile, log out. */
export function AccountMenu({ name, detail, icon, label, children }: AccountMenuProps) {
  const trigger = (
    <button type="button" className="eks-account">
      {icon}
      <span className="eks:min-w-0">
        <span className="eks-account-name">{name}</span>{' '}
        {detail && <span className="eks-account-detail">{detail}</span>}
      </span>
      <ChevronDown />
    </button>
  )
  return (
    <Menu label={label} trigger={trigger}>
      {children}
    </Menu>
  )
}
