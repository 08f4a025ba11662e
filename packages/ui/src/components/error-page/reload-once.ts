const key = 'eksport.reloaded'
/** A part that is still missing so soon after a reload is missing on the server: another reload would not help. */
const sameFailureMs = 60_000

/** Loads the page anew, and remembers it for the page that comes. */
export function reloadOnce(): void {
  try {
    sessionStorage.setItem(key, String(Date.now()))
  } catch {
    // Where nothing can be stored the next page offers to reload again: it is asked for, so nothing loops.
  }
  location.reload()
}

/** Whether this page is the answer to such a reload. */
export function hasJustReloaded(): boolean {
  try {
    const moment = sessionStorage.getItem(key)
    return moment !== null && Date.now() - Number(moment) < sameFailureMs
  } catch {
    return false
  }
}
