'use client'
import { useEffect, useState } from 'react'
import type { Translate } from '../../foundation/text/catalogue.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import { factSectionsTexts } from './fact-sections.texts.js'
import type { FactPlace } from './sections.logic.js'

/** The number of changes in a section: shown as a number, read as words. */
export function MarkCount({ marks, t }: { marks: number; t: Translate<typeof factSectionsTexts> }) {
  return (
    <span className="eks:inline-flex eks:items-center eks:gap-1 eks:text-small eks:weight-semibold eks:tabular eks:text-info-text">
      <span aria-hidden="true" className="eks-mark-dot" />
      <span aria-hidden="true">{marks}</span>
      <VisuallyHidden>, {marks === 1 ? t('oneChange') : t('nChanges', { n: marks })}</VisuallyHidden>
    </span>
  )
}

/** The sections as links, the visible one marked. Native fragment links, which need no router. */
export function FactAnchors({ places }: { places: readonly FactPlace[] }) {
  const t = useTexts('fact-sections', factSectionsTexts)
  const current = useSectionInSight(places.map(({ id }) => id))
  return (
    <nav aria-label={t('sections')} data-print="hide" className="eks-fact-anchors">
      <ul>
        {places.map(({ id, title, marks }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className="eks:flex eks:items-baseline eks:justify-between eks:gap-2 eks:rounded-sm eks:px-2 eks:py-1 eks:text-small eks:lh-tight eks:hover:bg-surface-hover eks:aria-[current]:bg-action-tint eks:aria-[current]:weight-semibold eks:coarse:py-3"
            >
              <span>{title}</span>
              {marks > 0 && <MarkCount marks={marks} t={t} />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The topmost section in the upper part of the window. */
function useSectionInSight(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string | undefined>(ids[0])
  // Joined to a string: an equal list must not observe again.
  const key = ids.join(' ')
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return
    const inSight = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inSight.add(target.id)
          else inSight.delete(target.id)
        }
        const first = key.split(' ').find((id) => inSight.has(id))
        if (first) setCurrent(first)
      },
      { rootMargin: '0px 0px -60% 0px' },
    )
    for (const id of key.split(' ')) {
      const element = document.getElementById(id)
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [key])
  return current
}
