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
      readonly fromLocation?: { readonly state: NavigationState } | undefined
      readonly toLocation: { readonly state: NavigationState }
      readonly pathChanged: boolean
    }) => void,
  ): () => void
}

/** The header stays when pages change: what has the focus there is no choice of the new page, only a layer giving it back. */
const isOfPage = (element: Element) => element.closest('main, [role="dialog"], [role="alertdialog"]') !== null

function begin(heading: HTMLElement | null): void {
  if (heading === null) return
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/**
 * A new page starts at its heading: whoever listens hears what it is, and Tab goes on from there.
 * A page that has put the focus somewhere itself keeps it there.
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
      // What a layer of the page itself gives back, as it closes, is none either; it does so in a task of its own.
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
      // Back from an address that followed, on the page that stays: what had the focus has it still, unless it went with it.
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
