/** Id of this load of the app. */
export const page = crypto.randomUUID()

const pageKey = 'eksport.page'

/** Registers this page as the tab's current one, and returns the page before it, which is closing or closed. */
function succeed(): string | undefined {
  try {
    const before = sessionStorage.getItem(pageKey) ?? undefined
    sessionStorage.setItem(pageKey, page)
    return before
  } catch {
    // Without session storage, no earlier page stored anything either.
    return undefined
  }
}

const predecessor = succeed()

const lockOf = (id: string) => `eksport-journal-${id}`
let isHeld = false

/** Undefined on a page that is not served over HTTPS, whatever its type says. */
const locks = (): LockManager | undefined => navigator.locks ?? undefined

/** Holds a lock for the life of this page, which shows other tabs that it is alive. */
export function holdPage(): void {
  const held = locks()
  if (isHeld || held === undefined) return
  isHeld = true
  void held.request(lockOf(page), () => new Promise(() => undefined))
}

/** Milliseconds to wait for a page to close; if it is still alive, opening its draft is delayed by this. */
const patience = 400

/** The same for this tab's own page before a reload, which will not stay alive but may close slowly on a busy machine. */
const patienceWithOwn = 5000

/** The same before reading: the predecessor of a duplicated tab stays alive. */
const patienceBeforeReading = 1000

/** Whether a page is closed, so that this page can take over what it left. */
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
    // Still alive: its lock was not released in time.
    return false
  }
}

let before: Promise<boolean> | undefined

/** Waits for this tab's previous page, which writes its last changes as it closes, possibly after this page has started. */
export async function untilPageBeforeIsGone(): Promise<void> {
  if (predecessor === undefined) return
  before ??= isGone(predecessor, patienceBeforeReading)
  await before
}
