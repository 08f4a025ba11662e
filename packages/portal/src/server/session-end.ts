import type { Session } from '@eksport/api'
import { useSyncExternalStore } from 'react'

/** Why a page is left: its person has logged out in another tab, or somebody else is logged in. */
export type WhyLeft = 'logged-out' | 'another-person'

/** What a page does about its own session, once it has one. */
interface Watch {
  /** Asks the server who is logged in now. */
  readonly ask: () => Promise<unknown>
  /** The same person is logged in again: what could not be read is read. */
  readonly onBack: () => void
  /** Nothing of this page is to be seen any longer. */
  readonly onLeft: (why: WhyLeft) => void
}

/** Whether it has ended, and how often somebody has met that; the count never goes back. */
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

/** The person has logged out: pages in other tabs are left too. */
export function tellOtherTabs(): void {
  try {
    localStorage.setItem(loggedOutKey, String(Date.now()))
  } catch {
    // A browser that keeps nothing: the other tabs learn of it from the server.
  }
}

/** [EXP-03] Whoever logs out leaves the machine: what still stands on the page is not kept there again. Who could not, stays. */
export function leaveMachine(isLeaving: boolean): void {
  isMachineLeft = isLeaving
}

/** Whether nothing more is kept on this machine by this page. */
export const hasLeftMachine = (): boolean => isMachineLeft

/** The id of the person whose page this is, once it is known. */
export const pagePerson = (): string | undefined => person

const leftKey = 'eksport.leftToAnother'

/** The page that comes in the place of this one says why. */
function noteWhyLeft(): void {
  try {
    sessionStorage.setItem(leftKey, '1')
  } catch {
    // A browser that keeps nothing: its page shows whose it is.
  }
}

/** Whether the page before this one in the same tab was left because somebody else had logged in; answered once. */
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
 * [AUT-05] A page whose session ends stays as it is, with all that was typed on it, until its person has logged in again beside it. For
 * the app's router; a page that nobody watches leads to the login.
 */
export function watchSession(how: Watch): void {
  watch = how
  isLeft = false
  isMachineLeft = false
  if (end.isOver) become({ ...end, isOver: false })
}

/** Asks the server whether the session still lives, once for all who want to know. Without an answer nothing is known. */
export async function askForSession(): Promise<void> {
  asking ??= watch?.ask().finally(() => {
    asking = undefined
  })
  await asking?.catch(() => undefined)
}

/** Before a call of a page whose session has ended: its person may have logged in again; where somebody else has, nothing is sent. */
export async function whileLoggedIn(): Promise<void> {
  if (end.isOver) await askForSession()
  if (isLeft) throw new Error('This page is being left.')
}

/** Whether it is somebody's doing, and not the page's own, that the end was met once more. */
const isPersons = () => navigator.userActivation?.isActive !== false

/** What the page shall know of its session from now on, by what it knew and what the server says. */
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
    // After the answer is where everybody looks for it.
    setTimeout(watch.onBack)
  }
  return now
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the session of this page has ended, and nobody has logged in again. */
export const useSessionEnd = (): SessionEnd => useSyncExternalStore(subscribe, () => end)
