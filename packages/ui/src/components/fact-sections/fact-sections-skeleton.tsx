'use client'
import { type ComponentPropsWithRef, useEffect } from 'react'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { cx } from '../../foundation/internal/cx.js'
import { useDelayedFlag } from '../../foundation/internal/use-delayed-flag.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { Skeleton } from '../skeleton/skeleton.js'
import { FactList } from './fact-list.js'
import { factSectionsTexts } from './fact-sections.texts.js'

/** Props of {@link FactSectionsSkeleton}. */
export interface FactSectionsSkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is loading, announced when it takes more than a second: 'Henter fiskekortet'. */
  label?: string | undefined
}

const sizes = [6, 9, 6]

/** A placeholder for facts that are loading; announced only when it takes more than a second. */
export function FactSectionsSkeleton({ label, className, ...props }: FactSectionsSkeletonProps) {
  const t = useTexts('fact-sections', factSectionsTexts)
  const announce = useAnnounce()
  const long = useDelayedFlag(true, { delay: 1000 })
  const text = label ?? t('loading')
  useEffect(() => {
    if (long) announce(text)
  }, [long, announce, text])
  return (
    <div {...props} className={cx('eks-fact-sections', className)} aria-busy="true">
      <Skeleton className="eks:h-9 eks:w-48 eks:dense:h-6" />
      <Skeleton className="eks:h-5 eks:w-md eks:max-w-full" />
      {sizes.map((count, section) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
        <FactList key={section} columns={3} className="eks:mt-7" aria-hidden="true">
          {Array.from({ length: count }, (_, fact) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
            <div key={fact}>
              <Skeleton className="eks:w-16" />
              <Skeleton className="eks:w-3/4" />
            </div>
          ))}
        </FactList>
      ))}
    </div>
  )
}
