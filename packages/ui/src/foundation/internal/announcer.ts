'use client'
import { useCallback, useEffect, useId } from 'react'

/** Polite waits for the speech in progress, assertive interrupts it. */
export type Politeness = 'polite' | 'assertive'

/** A sentence that was said a moment ago: an event is said again, a fact that two parts of a page tell is said once. */
type Repeated = 'again' | 'once'

export interface Announcer {
  /** Puts the live regions into the page; a region must stand there before its first message, or it never speaks. */
  mount(): void
  /** What a source says takes the place of what it said before and nobody has heard; without a source each message stands alone. */
  announce(message: string, politeness?: Politeness, repeated?: Repeated, source?: string): void
  /** Forgets what is not yet said, and empties the regions. */
  silence(): void
}

const debounceMs = 300
const clearAfterMs = 10_000
/** So long after it was said, a part of a sentence is not news. */
const freshMs = 1500
const announcers = new WeakMap<Document, Announcer>()

const holds = (whole: string, part: string) => ` ${whole} `.includes(` ${part} `)
/** Whether a sentence says another one too: '1-10 av 37 søknader' says '37 søknader'. Not itself: that is said again. */
const tells = (whole: string, part: string) => whole !== part && holds(whole, part)

const hidden =
  'position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap;border:0'

/** One polite and one assertive region per document: many regions talk over each other. */
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
    // Equal text is no mutation and stays silent: a no-break space makes it new without being heard.
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
      // The browser's own modal dialog silences all that lies outside it.
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
 * Says a message through the page's one live region. Messages within 300 ms are said together, the same one once; a newer one of
 * the same part of the page takes the place of the older, and an empty one takes it back: what is heard is what is seen. A part
 * that tells of things which stand beside each other (receipts, files, steps) says `'every'`.
 * Say what changed out of sight ('14 søknader'), never what focus reads anyway.
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
