'use client'
import { useEffect, useState } from 'react'
import { useTexts } from '../../foundation/text/use-texts.js'
import { applicationDetailTexts } from './application-detail.texts.js'
import { MarkCount } from './change-summary.js'
import { type DetailSectionId, detailSectionIds, sectionElementId } from './detail-sections.js'
import type { SectionView } from './detail-view.js'

/** The sections as links, the one in sight marked. Native links to places in the page: they need no router. */
export function DetailAnchors({ sections: views }: { sections: readonly SectionView[] }) {
  const sections = views.map(({ id }) => id)
  const t = useTexts('application-detail', applicationDetailTexts)
  const current = useSectionInSight(sections)
  return (
    <nav aria-label={t('sections')} data-print="hide" className="eks-detail-anchors">
      <ul>
        {views.map(({ id, marks }) => (
          <li key={id}>
            <a
              href={`#${sectionElementId(id)}`}
              aria-current={id === current ? 'location' : undefined}
              className="eks:flex eks:items-baseline eks:justify-between eks:gap-2 eks:rounded-sm eks:px-2 eks:py-1.25 eks:text-small eks:leading-[1.4] eks:hover:bg-surface-hover eks:aria-[current]:bg-action-tint eks:aria-[current]:font-semibold eks:coarse:py-3"
            >
              {t(id)}
              {marks > 0 && <MarkCount marks={marks} />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The topmost section in the upper part of the window. */
function useSectionInSight(sections: readonly DetailSectionId[]): DetailSectionId | undefined {
  const [current, setCurrent] = useState<DetailSectionId | undefined>(sections[0])
  // As one string: an equal list is no reason to observe anew.
  const key = sections.join(' ')
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return
    const inSight = new Set<string>()
    const ids = detailSectionIds.filter((id) => key.split(' ').includes(id))
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inSight.add(target.id)
          else inSight.delete(target.id)
        }
        const first = ids.find((id) => inSight.has(sectionElementId(id)))
        if (first) setCurrent(first)
      },
      { rootMargin: '0px 0px -60% 0px' },
    )
    for (const id of ids) {
      const element = document.getElementById(sectionElementId(id))
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [key])
  return current
}
