/** This opening of the app. */
export const page = crypto.randomUUID()

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

/** Milliseconds that a page which was just reloaded may need to go. */
const patience = 400

/** Whether the tab that had a page open is gone, so that what it left is another's to take up. */
export async function isGone(other: string): Promise<boolean> {
  const held = locks()
  if (other === page || held === undefined) return true
  try {
    return await held.request(lockOf(other), { signal: AbortSignal.timeout(patience) }, () => true)
  } catch {
    // It lives on: nobody gave its lock away in time.
    return false
  }
}
