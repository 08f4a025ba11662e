import { useEffect } from 'react'
import { mainHeading } from './main-heading.ts'

/** What a navigation may say of itself. */
export interface NavigationState {
  /** The address follows what is done on the page, which stays: focus does too. */
  readonly follows?: boolean | undefined
}

/** The part of an app's router that says when a page is left and when the next one stands. */
interface Navigations {
  subscribe(event: 'onBeforeNavigate', listener: () => void): () => void
  subscribe(
    event: 'onRendered',
    listener: (event: {
      readonly fromLocation?: unknown
      readonly toLocation: { readonly state: NavigationState }
      readonly pathChanged: boolean
    }) => void,
  ): () => void
}

/**
 * A new page starts at its heading: whoever listens hears what it is, and Tab goes on from there.
 * A page that has put the focus somewhere itself keeps it there.
 */
export function useFocusOnNavigation(router: Navigations): void {
  useEffect(() => {
    let before: Element | null = null
    let look: ReturnType<typeof setTimeout> | undefined
    const note = () => {
      before = document.activeElement
    }
    const stopBefore = router.subscribe('onBeforeNavigate', () => {
      note()
      clearTimeout(look)
      // A menu or a dialog that leads here closes now, gives the focus back in a task of its own, and moves nobody by that.
      look = setTimeout(() => {
        look = setTimeout(note)
      })
    })
    const stopAfter = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      clearTimeout(look)
      if (!pathChanged || fromLocation === undefined || toLocation.state.follows === true) return
      const now = document.activeElement
      const moved = now !== null && now !== document.body && now !== before
      if (moved) return
      const heading = mainHeading()
      if (heading === null) return
      if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    })
    return () => {
      clearTimeout(look)
      stopBefore()
      stopAfter()
    }
  }, [router])
}
