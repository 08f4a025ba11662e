'use client'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { factSectionsTexts } from './fact-sections.texts.js'

const spokenLength = 160

const textOf = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''

/** What a mark says: the fact's name and what happened to it; of a whole card or row its heading and the word. */
function wordsOf(mark: HTMLElement): string {
  const whole = mark.querySelector('th') ?? mark.querySelector('h2, h3, h4')?.parentElement?.parentElement
  const words = whole ? textOf(whole) : `${textOf(mark.closest('.eks-fact')?.querySelector('dt'))}. ${textOf(mark)}`
  return words.length > spokenLength ? `${words.slice(0, spokenLength)} …` : words
}

/**
 * Walks through the marked changes. Focus stays where it is, so that the next one is one key away: the change is brought
 * into sight, ringed and said.
 */
export function useChangeWalk(root: RefObject<HTMLElement | null>, total: number) {
  const t = useTexts('fact-sections', factSectionsTexts)
  const announce = useAnnounce()
  const [place, setPlace] = useState<number>()
  const ringed = useRef<HTMLElement>(undefined)
  const unring = useCallback(() => {
    ringed.current?.removeAttribute('data-current')
    ringed.current = undefined
  }, [])
  // Other changes: the place among the former ones means nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of changes is the reason to begin anew
  useEffect(() => {
    setPlace(undefined)
    return unring
  }, [total, unring])

  const go = (step: number) => {
    const marks = [...(root.current?.querySelectorAll<HTMLElement>('[data-change-mark]') ?? [])]
    const start = step > 0 ? -1 : marks.length
    const next = ((place ?? start) + step + marks.length) % marks.length
    const mark = marks[next]
    if (!mark) return
    unring()
    ringed.current = mark
    mark.setAttribute('data-current', '')
    mark.scrollIntoView?.({ block: 'center' })
    setPlace(next)
    announce(`${t('place', { n: next + 1, total: marks.length })}. ${wordsOf(mark)}`)
  }
  return { place, go }
}
