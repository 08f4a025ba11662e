'use client'

import { type KeyboardEvent, type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { ArrowDown, ArrowUp, Pencil } from '../../foundation/icons/icons.js'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import type { Translate } from '../../foundation/text/catalogue.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { Button } from '../button/button.js'
import { Kbd } from '../kbd/kbd.js'
import { Switch } from '../switch/switch.js'
import { MarkCount } from './fact-anchors.js'
import { factSectionsTexts } from './fact-sections.texts.js'
import type { FactPlace } from './sections.logic.js'

const spokenLength = 160

const textOf = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''

/** The text of a mark: the fact's name and its change; for a whole card or row its heading and the change. */
function wordsOf(mark: HTMLElement): string {
  const whole = mark.querySelector('th') ?? mark.querySelector('h2, h3, h4')?.parentElement?.parentElement
  const words = whole ? textOf(whole) : `${textOf(mark.closest('.eks-fact')?.querySelector('dt'))}. ${textOf(mark)}`
  return words.length > spokenLength ? `${words.slice(0, spokenLength)} …` : words
}

/**
 * Steps through the marked changes. Focus stays where it is, so that the next one is one key away: the change is
 * scrolled to, ringed and announced.
 */
function useChangeWalk(root: RefObject<HTMLElement | null>, total: number) {
  const t = useTexts('fact-sections', factSectionsTexts)
  const announce = useAnnounce()
  const [place, setPlace] = useState<number>()
  const ringed = useRef<HTMLElement>(undefined)
  const unring = useCallback(() => {
    ringed.current?.removeAttribute('data-current')
    ringed.current = undefined
  }, [])
  // With other changes the previous position means nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new number of changes is the reason to start over
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

interface ChangeSummaryProps {
  places: readonly FactPlace[]
  /** Changes in the whole view, including its header. */
  marks: number
  against: ReactNode
  /** The element that contains the marks. */
  root: RefObject<HTMLElement | null>
  onlyChanges: boolean
  onOnlyChangesChange: (only: boolean) => void
  headingLevel: 2 | 3
}

type Texts = Translate<typeof factSectionsTexts>

/** The number of changes, buttons to step through them, links to their sections, and a switch to show only them. */
export function ChangeSummary(props: ChangeSummaryProps) {
  const { places, marks, against, root, onlyChanges, onOnlyChangesChange, headingLevel } = props
  const t = useTexts('fact-sections', factSectionsTexts)
  const Heading = `h${headingLevel}` as const
  const { place, go } = useChangeWalk(root, marks)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || marks === 0) return
    const step = { n: 1, p: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    go(step)
  }
  const title = marks === 1 ? t('oneChange') : t('nChanges', { n: marks })
  return (
    <section aria-label={t('changes')} className="eks-change-summary">
      <div className="eks:flex eks:min-w-0 eks:flex-wrap eks:items-center eks:gap-x-2">
        <Pencil className="eks:size-4 eks:flex-none eks:text-info-text" />
        <Heading className="eks:text-ui eks:weight-semibold eks:whitespace-nowrap eks:text-info-text">
          {marks === 0 ? t('noChanges') : title}
        </Heading>
        <span className="eks:text-small eks:text-subtle">{against}</span>
      </div>
      {marks > 0 && (
        // Letter keys work only inside here, where nothing is typed: speech input triggers none of them by accident.
        // biome-ignore lint/a11y/noStaticElementInteractions: the keys are a second way to the two buttons inside
        <div data-print="hide" className="eks-change-tools" onKeyDown={onKeyDown}>
          <Button small aria-keyshortcuts="p" icon={<ArrowUp />} iconEnd={<Letter letter="P" />} onClick={() => go(-1)}>
            {t('previousChange')}
          </Button>
          <Button
            small
            aria-keyshortcuts="n"
            icon={<ArrowDown />}
            iconEnd={<Letter letter="N" />}
            onClick={() => go(1)}
          >
            {t('nextChange')}
          </Button>
          {place !== undefined && (
            <span className="eks:text-small eks:tabular eks:text-subtle">
              {t('place', { n: place + 1, total: marks })}
            </span>
          )}
          <Switch
            className="eks:min-[560px]:ms-auto"
            label={t('onlyChanges')}
            checked={onlyChanges}
            onCheckedChange={onOnlyChangesChange}
          />
        </div>
      )}
      <SectionLinks places={places} t={t} />
    </section>
  )
}

function Letter({ letter }: { letter: string }) {
  return (
    <Kbd aria-hidden="true" className="eks:narrow:hidden">
      {letter}
    </Kbd>
  )
}

/** Hidden where the list of sections stands beside the text, because that list shows the counts. */
function SectionLinks({ places, t }: Pick<ChangeSummaryProps, 'places'> & { t: Texts }) {
  const changed = places.filter(({ marks }) => marks > 0)
  if (changed.length === 0) return null
  return (
    <ul data-print="hide" className="eks-change-links">
      {changed.map(({ id, title, marks }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="eks:inline-flex eks:min-h-6 eks:items-center eks:gap-1 eks:text-small eks:text-link eks:underlined eks:coarse:min-h-11"
          >
            {title} <MarkCount marks={marks} t={t} />
          </a>
        </li>
      ))}
    </ul>
  )
}
