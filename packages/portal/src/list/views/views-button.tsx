import { lazy, type ReactNode, Suspense, useState } from 'react'
import { onApproach } from '../../browser/fetch-ahead.ts'
import type { ShownList } from '../list-view.ts'
import { ViewsTrigger } from './views-trigger.tsx'

const loadMenu = () => import('./views-menu.tsx')
const ViewsMenu = lazy(async () => ({ default: (await loadMenu()).ViewsMenu }))

interface ViewsButtonProps extends ShownList {
  readonly icon: ReactNode
  readonly className?: string
}

/** [LST-18] Opens the saved views; what stands behind the button is fetched when somebody comes near it, or has a view open. */
export function ViewsButton(props: ViewsButtonProps) {
  const [asked, setAsked] = useState(false)
  const { icon, className } = props
  const look = { icon, 'aria-haspopup': 'menu', ...(className !== undefined && { className }) } as const
  if (asked || props.as.view !== undefined) {
    return (
      <Suspense fallback={<ViewsTrigger {...look} busy={asked} />}>
        <ViewsMenu {...props} defaultOpen={asked} />
      </Suspense>
    )
  }
  return (
    <ViewsTrigger
      {...look}
      aria-expanded={false}
      onClick={() => setAsked(true)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        setAsked(true)
      }}
      {...onApproach(loadMenu)}
    />
  )
}
