import { type ReactNode, useEffect, useState } from 'react'
import { onApproach } from '../../browser/fetch-ahead.ts'
import { usePart } from '../../parts/use-part.ts'
import type { ShownList } from '../list-view.ts'
import { ViewsTrigger } from './views-trigger.tsx'

const loadMenu = () => import('./views-menu.tsx')
const menuOf = ({ ViewsMenu }: Awaited<ReturnType<typeof loadMenu>>) => ViewsMenu

interface ViewsButtonProps extends ShownList {
  readonly icon: ReactNode
  readonly className?: string
}

/** [LST-18] Opens the saved views; the menu is loaded when the button is approached or a view is open. */
export function ViewsButton(props: ViewsButtonProps) {
  const [asked, setAsked] = useState(false)
  const { Part: ViewsMenu, isComing, ask } = usePart(loadMenu, menuOf)
  const hasView = props.as.view !== undefined
  useEffect(() => {
    if (hasView) void ask()
  }, [hasView, ask])
  const { icon, className } = props
  if (ViewsMenu && (asked || hasView)) return <ViewsMenu {...props} defaultOpen={asked} />
  // Remembers that it was opened before the menu is loaded: an open view loads it too, and the menu must then be drawn open.
  const open = () => {
    setAsked(true)
    void ask().then(setAsked)
  }
  return (
    <ViewsTrigger
      icon={icon}
      aria-haspopup="menu"
      aria-expanded={false}
      busy={isComing}
      {...(className !== undefined && { className })}
      onClick={open}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        open()
      }}
      {...onApproach(loadMenu)}
    />
  )
}
