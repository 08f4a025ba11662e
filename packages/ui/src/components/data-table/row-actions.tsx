'use client'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { Spinner } from '../spinner/spinner.js'
import { useTableTexts } from './table-texts.js'

/** An action on a row: it runs (`onSelect`) or links (`href`). */
export interface RowAction {
  readonly id: string
  readonly label: string
  readonly icon?: ReactNode
  readonly tone?: 'danger'
  /** Draws a line above it, before an irreversible action. */
  readonly separated?: boolean
  readonly href?: string
  readonly onSelect?: () => void
  /** In progress: the row's button shows a spinner and the menu stays closed. */
  readonly busy?: boolean
  /** Why it failed the last time: shown by the row's button, and in the menu beside the action. */
  readonly failed?: string
}

/** Opens a row's menu at its button; `last` starts at the last item. */
export type OpenRowMenu = (id: string, button: HTMLButtonElement, last: boolean) => void

interface RowActionsProps {
  id: string
  actions: readonly RowAction[]
  rowName: string
  /** How many of the first actions are icons beside the menu. */
  inline: number
  menuOpen: boolean
  openMenu: OpenRowMenu
}

/**
 * The actions of one row; renders nothing if there are none. These are plain buttons: the whole table shares one menu,
 * because a menu per row would cost more than the row.
 */
export function RowActions({ id, actions, rowName, inline, menuOpen, openMenu }: RowActionsProps) {
  const t = useTableTexts()
  if (actions.length === 0) return null
  const beside = actions.slice(0, inline).filter((action) => action.icon)
  const inMenu = actions.filter((action) => !beside.includes(action))
  const busy = inMenu.some((action) => action.busy)
  const failed = inMenu.find((action) => action.failed)?.failed
  const name = t('rowActions', { row: rowName })
  const label = failed ? `${name}. ${failed}` : name
  const open = (event: MouseEvent<HTMLButtonElement>) => !busy && openMenu(id, event.currentTarget, false)
  const openByKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (busy || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    openMenu(id, event.currentTarget, event.key === 'ArrowUp')
  }
  return (
    <>
      {beside.map((action) => (
        <InlineAction key={action.id} action={action} name={t('rowAction', { action: action.label, row: rowName })} />
      ))}
      {inMenu.length > 0 && (
        <button
          type="button"
          className="eks-table-button eks-table-menu"
          aria-label={label}
          title={label}
          aria-haspopup="menu"
          aria-expanded={menuOpen}
          aria-disabled={busy || undefined}
          aria-busy={busy || undefined}
          data-failed={failed ? '' : undefined}
          onClick={open}
          onKeyDown={openByKey}
        >
          {busy && <Spinner />}
        </button>
      )}
    </>
  )
}

function InlineAction({ action, name }: { action: RowAction; name: string }) {
  const label = action.failed ? `${name}. ${action.failed}` : name
  const own = { className: 'eks-table-button', 'aria-label': label, title: action.failed ?? action.label }
  if (action.href !== undefined) {
    return (
      <a {...own} href={action.href} onClick={action.onSelect}>
        {action.icon}
      </a>
    )
  }
  return (
    <button
      {...own}
      type="button"
      aria-disabled={action.busy || undefined}
      aria-busy={action.busy || undefined}
      data-failed={action.failed ? '' : undefined}
      onClick={() => !action.busy && action.onSelect?.()}
    >
      {action.busy ? <Spinner /> : action.icon}
    </button>
  )
}
