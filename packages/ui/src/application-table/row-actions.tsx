'use client'
import { Ellipsis } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { IconButton } from '../icon-button/icon-button.js'
import { Menu } from '../menu/menu.js'
import { MenuItem, MenuLink, MenuSeparator } from '../menu/menu-item.js'
import { useTexts } from '../text/use-texts.js'
import { applicationTableTexts } from './application-table.texts.js'

/** Something that can be done with a row: it does (`onSelect`) or leads (`href`). */
export interface RowAction {
  readonly id: string
  readonly label: string
  readonly icon?: ReactNode
  readonly tone?: 'danger'
  /** A line above it, before what cannot be undone. */
  readonly separated?: boolean
  readonly href?: string
  readonly onSelect?: () => void
  /** It is under way: the row's button turns and the menu stays shut. */
  readonly busy?: boolean
}

/** The menu of one row; nothing at all when nothing can be done. */
export function RowActions({ actions, rowName }: { actions: readonly RowAction[]; rowName: string }) {
  const t = useTexts('application-table', applicationTableTexts)
  if (actions.length === 0) return null
  const name = t('rowActions', { row: rowName })
  const busy = actions.some((action) => action.busy)
  return (
    <Menu
      label={name}
      trigger={
        <IconButton kind="quiet" small label={name} busy={busy}>
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
    >
      {actions.map((action) => (
        <Fragment key={action.id}>
          {action.separated && <MenuSeparator />}
          {action.href === undefined ? (
            <MenuItem icon={action.icon} tone={action.tone ?? 'normal'} onSelect={() => action.onSelect?.()}>
              {action.label}
            </MenuItem>
          ) : (
            <MenuLink icon={action.icon} href={action.href} onClick={action.onSelect}>
              {action.label}
            </MenuLink>
          )}
        </Fragment>
      ))}
    </Menu>
  )
}
