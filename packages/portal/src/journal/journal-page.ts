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

/** The same before anything is read: a tab that was duplicated has a page before it that lives on. */
const patienceBeforeReading = 1000

/** Whether the tab that had a page open is gone, so that what it left is another's to take up. */
export async function isGone(
  other: string,
  milliseconds = other === predecessor ? patienceWithOwn : patience,
): Promise<boolean> {
  const held = locks()
  if (other === page || held === undefined) return true
  try {
    const signal = AbortSignal.timeout(milliseconds)
    return await held.request(lockOf(other), { signal }, () => true)
  } catch {
    // It lives on: nobody gave its lock away in time.
    return false
  }
}

let before: Promise<boolean> | undefined

/** The page that this tab had before writes its last as it goes, which may be after this one began: what it left is read then. */
export async function untilPageBeforeIsGone(): Promise<void> {
  if (predecessor === undefined) return
  before ??= isGone(predecessor, patienceBeforeReading)
  await before
}
