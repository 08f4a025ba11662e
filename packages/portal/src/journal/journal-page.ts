/** This opening of the app. */
export const page = crypto.randomUUID()

const pageKey = 'eksport.page'

/** The page that this tab had before this one: it goes, or has gone. */
function succeed(): string | undefined {
  try {
    const before = sessionStorage.getItem(pageKey) ?? undefined
    sessionStorage.setItem(pageKey, page)
    return before
  } catch {
    // Where the browser keeps nothing, no page left anything either.
    return undefined
  }
}

const predecessor = succeed()

const lockOf = (id: string) => `eksport-journal-${id}`
let isHeld = false

/** Nothing on a page that is not served over HTTPS, whatever its type says. */
const locks = (): LockManager | undefined => navigator.locks ?? undefined

/** Says to the other tabs that this one lives, for as long as it does. */
export function holdPage(): void {
  const held = locks()
  if (isHeld || held === undefined) return
  isHeld = true
  void held.request(lockOf(page), () => new Promise(() => undefined))
}

/** Milliseconds that a page may need to go: one that lives on keeps whoever opens its draft waiting for as long. */
const patience = 400

/** The same for this tab's own page before a reload, which does not live on: on a busy machine it goes slowly. */
const patienceWithOwn = 5000

/** Whether the tab that had a page open is gone, so that what it left is another's to take up. */
export async function isGone(other: string): Promise<boolean> {
  const held = locks()
  if (other === page || held === undefined) return true
  try {
    const signal = AbortSignal.timeout(other === predecessor ? patienceWithOwn : patience)
    return await held.request(lockOf(other), { signal }, () => true)
  } catch {
    // It lives on: nobody gave its lock away in time.
    return false
  }
}
