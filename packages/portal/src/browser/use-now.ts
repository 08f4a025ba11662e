import type { Instant } from '@eksport/forms'
import { useEksport } from '@eksport/ui'
import { useSyncExternalStore } from 'react'

const minute = 60_000
const look = minute / 4

/** A clock that ticks in minutes, with its subscribers. */
interface Clock {
  readonly read: () => Instant
  readonly subscribe: (onChange: () => void) => () => void
}

/** Runs while it has subscribers; the first of them sets it. */
function startClock(now: () => number): Clock {
  const watching = new Set<() => void>()
  let time = floor(now())
  let timer: ReturnType<typeof setInterval> | undefined
  const set = () => {
    const before = time
    time = floor(now())
    if (time !== before) for (const onChange of watching) onChange()
  }
  return {
    read: () => {
      if (timer === undefined) time = floor(now())
      return time
    },
    subscribe: (onChange) => {
      watching.add(onChange)
      timer ??= setInterval(set, look)
      return () => {
        watching.delete(onChange)
        if (watching.size > 0) return
        clearInterval(timer)
        timer = undefined
      }
    },
  }
}

/** One clock for all components with the same time source: with two, all lines of a draft would be checked twice on every keystroke. */
const clocks = new WeakMap<() => number, Clock>()

function clockOf(now: () => number): Clock {
  const clock = clocks.get(now) ?? startClock(now)
  clocks.set(now, clock)
  return clock
}

/** The current time in whole minutes, for choices and deadlines that change while the page is open. */
export function useNow(): Instant {
  const { read, subscribe } = clockOf(useEksport().now)
  return useSyncExternalStore(subscribe, read)
}

const floor = (time: number): Instant => new Date(Math.floor(time / minute) * minute).toISOString()
