/** Under which the router remembers that it has loaded the page anew for a file that did not come. */
const reloadKey = (message: string) => `tanstack_router_reload:${message}`

/**
 * [RTE-22] Where a file of a page does not come, the router loads everything anew, once for each file. Without a net nothing comes then,
 * and what stood on the page is gone. It is told that it has done so already: the failure comes to the page for lost parts, which stands
 * inside of the frame and asks the server before it loads anything.
 */
export function keepPageWithoutPart(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!('payload' in event) || !(event.payload instanceof Error)) return
    try {
      sessionStorage.setItem(reloadKey(event.payload.message), '1')
    } catch {
      // A browser that keeps nothing has no such memory; the router loads nothing anew there.
    }
  })
}
