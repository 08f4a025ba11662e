import { useEffect } from 'react'
import { mainHeading } from './main-heading.ts'

/** The navigation state that a page can set. */
export interface NavigationState {
  /** The address reflects an action on the page, which stays: focus stays too. */
  readonly follows?: boolean | undefined
}

/** The events of an app's router when a page is left and when the next one is drawn. */
interface Navigations {
  subscribe(event: 'onBeforeNavigate', listener: () => void): () => void
  subscribe(
    event: 'onRendered',
    listener: (event: {
      readonly fromLocation?: { readonly state: NavigationState } | undefined
      readonly toLocation: { readonly state: NavigationState }
      readonly pathChanged: boolean
    }) => void,
  ): () => void
}

/** The header stays when pages change: focus in it was not set by the new page, but restored by a layer that closed. */
const isOfPage = (element: Element) => element.closest('main, [role="dialog"], [role="alertdialog"]') !== null

function begin(heading: HTMLElement | null): void {
  if (heading === null) return
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/**
 * Focuses the heading of a new page, so that a screen reader announces it and Tab continues from there. If the page itself has
 * moved focus, it stays there.
 */
export function useFocusOnNavigation(router: Navigations): void {
  useEffect(() => {
    let before: Element | null = null
    let headingBefore: HTMLElement | null = null
    let look: ReturnType<typeof setTimeout> | undefined
    const note = () => {
      before = document.activeElement
    }
    const stopBefore = router.subscribe('onBeforeNavigate', () => {
      note()
      headingBefore = mainHeading()
      clearTimeout(look)
      // Focus that a closing layer of the page restores does not count either; it is restored in a later task.
      look = setTimeout(() => {
        look = setTimeout(note)
      })
    })
    const stopAfter = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      clearTimeout(look)
      if (!pathChanged || fromLocation === undefined || toLocation.state.follows === true) return
      const now = document.activeElement
      if (now !== null && now !== before && isOfPage(now)) return
      const heading = mainHeading()
      const isSamePage = fromLocation.state.follows === true && heading === headingBefore
      // Going back to another address of the same page: the focused element keeps focus, unless it has disappeared.
      if (isSamePage && now !== document.body) return
      begin(heading)
    })
    return () => {
      clearTimeout(look)
      stopBefore()
      stopAfter()
    }
  }, [router])
}
