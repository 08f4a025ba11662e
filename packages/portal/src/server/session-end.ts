import type { Session } from '@eksport/api'
import { useSyncExternalStore } from 'react'

/** Why a page is left: its person has logged out in another tab, or somebody else has logged in. */
export type WhyLeft = 'logged-out' | 'another-person'

/** What a page does about its own session, once it has one. */
interface Watch {
  /** Asks the server who is logged in now. */
  readonly ask: () => Promise<unknown>
  /** Called when the same person is logged in again: refetches what failed. */
  readonly onBack: () => void
  /** Called when the page must no longer be visible. */
  readonly onLeft: (why: WhyLeft) => void
}

/** Whether the session has ended, and how often the person has run into that; the count never decreases. */
interface SessionEnd {
  readonly isOver: boolean
  readonly met: number
}

let watch: Watch | undefined
let end: SessionEnd = { isOver: false, met: 0 }
let asking: Promise<unknown> | undefined
let isLeft = false
let isMachineLeft = false
let person: string | undefined
const listeners = new Set<() => void>()

function become(next: SessionEnd): void {
  end = next
  for (const listener of listeners) listener()
}

const loggedOutKey = 'eksport.loggedOut'

/** Tells the other tabs that the person has logged out, so that they are left too. */
export function tellOtherTabs(): void {
  try {
    localStorage.setItem(loggedOutKey, String(Date.now()))
  } catch {
    // Without browser storage the other tabs learn it from the server.
  }
}

/** [EXP-03] After logging out, nothing on the page is stored on this machine again; undone if logging out fails. */
export function leaveMachine(isLeaving: boolean): void {
  isMachineLeft = isLeaving
}

/** Whether this page must no longer store anything on this machine. */
export const hasLeftMachine = (): boolean => isMachineLeft

/** The id of the person whose page this is, once it is known. */
export const pagePerson = (): string | undefined => person

const leftKey = 'eksport.leftToAnother'

/** Lets the page that replaces this one say why. */
function noteWhyLeft(): void {
  try {
    sessionStorage.setItem(leftKey, '1')
  } catch {
    // Without browser storage, the next page still shows whose it is.
  }
}

/** Whether the previous page in this tab was left because somebody else had logged in; answered once. */
export function wasLeftToAnother(): boolean {
  try {
    const was = sessionStorage.getItem(leftKey) !== null
    sessionStorage.removeItem(leftKey)
    return was
  } catch {
    return false
  }
}

function leave(why: WhyLeft): void {
  isLeft = true
  watch?.onLeft(why)
}

if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => {
    if (key === loggedOutKey) leave('logged-out')
  })

/**
 * [AUT-05] Sets up watching: a page whose session ends keeps everything that was typed on it until its person has logged in again
 * in another tab. Called by the app's router; a page without this leads to the login.
 */
export function watchSession(how: Watch): void {
  watch = how
  isLeft = false
  isMachineLeft = false
  if (end.isOver) become({ ...end, isOver: false })
}

/** Asks the server whether the session is still valid, once for all callers. Without an answer nothing changes. */
export async function askForSession(): Promise<void> {
  asking ??= watch?.ask().finally(() => {
    asking = undefined
  })
  await asking?.catch(() => undefined)
}

/** Called before a request of a page whose session has ended: resolves if its person has logged in again, and prevents sending if somebody else has. */
export async function whileLoggedIn(): Promise<void> {
  if (end.isOver) await askForSession()
  if (isLeft) throw new Error('This page is being left.')
}

/** Whether a person, and not the page itself, ran into the ended session again. */
const isPersons = () => navigator.userActivation?.isActive !== false

/** The session that the page should have from now on, from the known one and the server's answer. */
export function meetSession(known: Session | null | undefined, now: Session | null): Session | null {
  if (watch === undefined || !known) {
    person = now?.person.id
    return now
  }
  if (now === null) {
    if (!end.isOver || isPersons()) become({ isOver: true, met: end.met + 1 })
    return known
  }
  if (now.person.id !== known.person.id) {
    noteWhyLeft()
    leave('another-person')
    return known
  }
  if (end.isOver) {
    become({ ...end, isOver: false })
    // Runs after the answer is in the cache, where everything looks for it.
    setTimeout(watch.onBack)
  }
  return now
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the session of this page has ended and nobody has logged in again. */
export const useSessionEnd = (): SessionEnd => useSyncExternalStore(subscribe, () => end)
