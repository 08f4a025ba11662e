'use client'
import { useCallback, useEffect, useId } from 'react'

/** Polite waits for current speech, assertive interrupts it. */
export type Politeness = 'polite' | 'assertive'

/**
 * How to treat a sentence that was announced a moment ago: repeat it for an event, or say it once for a fact that two
 * parts of a page announce.
 */
type Repeated = 'again' | 'once'

export interface Announcer {
  /** Adds the live regions to the page; a region must exist before its first message, or it is never read. */
  mount(): void
  /** A message replaces an unread one of the same source; without a source each message stands alone. */
  announce(message: string, politeness?: Politeness, repeated?: Repeated, source?: string): void
  /** Discards pending messages, and clears the regions. */
  silence(): void
}

const debounceMs = 300
const clearAfterMs = 10_000
/** How long an announced sentence covers its own parts, in milliseconds. */
const freshMs = 1500
const announcers = new WeakMap<Document, Announcer>()

const holds = (whole: string, part: string) => ` ${whole} `.includes(` ${part} `)
/**
 * Whether a sentence contains another: '1-10 av 37 søknader' contains '37 søknader'. A sentence does not contain itself,
 * so it is announced again.
 */
const tells = (whole: string, part: string) => whole !== part && holds(whole, part)

const hidden =
  'position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap;border:0'

/** One polite and one assertive region per document, because many regions interrupt each other. */
export function getAnnouncer(doc: Document): Announcer {
  const known = announcers.get(doc)
  if (known) return known
  const polite = createRegion(doc, 'polite')
  const assertive = createRegion(doc, 'assertive')
  const announcer: Announcer = {
    mount() {
      polite.mount()
      assertive.mount()
    },
    announce(message, politeness = 'polite', repeated = 'again', source) {
      const region = politeness === 'polite' ? polite : assertive
      region.mount()
      if (source !== undefined) for (const one of [polite, assertive]) one.withdraw(source)
      region.say(message, repeated, source)
    },
    silence() {
      polite.silence()
      assertive.silence()
    },
  }
  announcers.set(doc, announcer)
  return announcer
}

function createRegion(doc: Document, politeness: Politeness) {
  const element = doc.createElement('div')
  element.className = 'eks-announcer'
  element.setAttribute('role', politeness === 'polite' ? 'status' : 'alert')
  element.setAttribute('aria-live', politeness)
  element.setAttribute('aria-atomic', 'true')
  element.style.cssText = hidden
  let pending: { readonly text: string; readonly source: string | undefined }[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let clearing: ReturnType<typeof setTimeout> | undefined
  let fresh = ''
  let fading: ReturnType<typeof setTimeout> | undefined

  const flush = () => {
    const texts = [...new Set(pending.map(({ text }) => text))]
    const text = texts.filter((one) => !texts.some((other) => tells(other, one))).join(' ')
    pending = []
    if (text === '') return
    // Equal text is no mutation and stays silent: an appended no-break space makes it new without being read.
    element.textContent = element.textContent === text ? `${text}\u00a0` : text
    clearTimeout(clearing)
    clearing = setTimeout(() => {
      element.textContent = ''
    }, clearAfterMs)
    fresh = text
    clearTimeout(fading)
    fading = setTimeout(() => {
      fresh = ''
    }, freshMs)
  }

  return {
    mount() {
      // A native modal dialog silences live regions outside it.
      const place = doc.activeElement?.closest('dialog') ?? doc.body
      if (!place.contains(element)) place.append(element)
    },
    withdraw(source: string) {
      pending = pending.filter((other) => other.source !== source)
    },
    say(message: string, repeated: Repeated, source: string | undefined) {
      const text = message.trim()
      if (text === '' || tells(fresh, text) || (repeated === 'once' && holds(fresh, text))) return
      pending.push({ text, source })
      clearTimeout(timer)
      timer = setTimeout(flush, debounceMs)
    },
    silence() {
      clearTimeout(timer)
      clearTimeout(clearing)
      clearTimeout(fading)
      pending = []
      fresh = ''
      element.textContent = ''
    },
  }
}

/**
 * Announces a message through the page's shared live region. Messages within 300 ms are read together, equal ones once;
 * a newer message from the same part of the page replaces an unread one, and an empty one withdraws it, so that speech
 * matches the screen. A part with several things of one kind (toasts, files, steps) uses `'every'`. Announce what
 * changed out of view ('14 søknader'), never what focus reads anyway.
 */
export function useAnnounce(keeps: 'newest' | 'every' = 'newest') {
  const id = useId()
  const source = keeps === 'newest' ? id : undefined
  useEffect(() => {
    getAnnouncer(document).mount()
  }, [])
  return useCallback(
    (message: string, politeness?: Politeness, repeated?: Repeated) =>
      getAnnouncer(document).announce(message, politeness, repeated, source),
    [source],
  )
}
