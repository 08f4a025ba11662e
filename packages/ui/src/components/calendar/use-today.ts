'use client'
import { type PlainDate, today } from '@eksport/forms'
import { useEffect, useState } from 'react'
import { listen } from '../../foundation/internal/listen.js'
import { useEksport } from '../../foundation/text/eksport-context.js'

const minute = 60_000

/** The time of the provider's clock as an ISO string, updated every half minute while the page is visible. */
export function useNow(): string {
  const { now } = useEksport()
  const [moment, setMoment] = useState(() => new Date(now()).toISOString())
  useEffect(() => {
    const renew = () => setMoment(new Date(now()).toISOString())
    renew()
    const timer = setInterval(renew, minute / 2)
    const stop = listen(document, ['visibilitychange'], renew)
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [now])
  return moment
}

/** Today in the provider's time zone; changes at midnight while the page is open. */
export function useToday(given?: PlainDate): PlainDate {
  const { timeZone } = useEksport()
  const moment = useNow()
  return given ?? today(moment, timeZone)
}
