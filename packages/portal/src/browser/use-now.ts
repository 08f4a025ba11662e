import type { Instant } from '@eksport/forms'
import { useEksport } from '@eksport/ui'
import { useSyncExternalStore } from 'react'

const minute = 60_000
const look = minute / 4

/** A clock that goes by minutes, and who looks at it. */
interface Clock {
  readonly read: () => Instant
  readonly subscribe: (onChange: () => void) => () => void
}

/** It goes while somebody looks at it; whoever comes first sets it. */
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

/** One for all who have the same time: what is checked by two clocks is checked twice, all lines of a draft at each key. */
const clocks = new WeakMap<() => number, Clock>()

function clockOf(now: () => number): Clock {
  const clock = clocks.get(now) ?? startClock(now)
  clocks.set(now, clock)
  return clock
}

/** The time in whole minutes: what can be chosen and what is too late changes while the page stands open. */
export function useNow(): Instant {
  const { read, subscribe } = clockOf(useEksport().now)
  return useSyncExternalStore(subscribe, read)
}

const floor = (time: number): Instant => new Date(Math.floor(time / minute) * minute).toISOString()
