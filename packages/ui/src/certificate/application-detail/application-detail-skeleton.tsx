'use client'
import { type ComponentPropsWithRef, useEffect } from 'react'
import { FactList } from '../../components/facts/facts.js'
import { Skeleton } from '../../components/skeleton/skeleton.js'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { cx } from '../../foundation/internal/cx.js'
import { useDelayedFlag } from '../../foundation/internal/use-delayed-flag.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { applicationDetailTexts } from './application-detail.texts.js'

/** The place of an application that is on its way; spoken of only when it takes a second. */
export function ApplicationDetailSkeleton({ className, ...props }: ComponentPropsWithRef<'div'>) {
  const t = useTexts('application-detail', applicationDetailTexts)
  const announce = useAnnounce()
  const long = useDelayedFlag(true, { delay: 1000 })
  const text = t('loading')
  useEffect(() => {
    if (long) announce(text)
  }, [long, announce, text])
  return (
    <div {...props} className={cx('eks-application-detail', className)} aria-busy="true">
      <Skeleton className="eks:over:h-9 eks:w-48 eks:over:dense:h-6" />
      <Skeleton className="eks:over:h-5 eks:w-80 eks:max-w-full" />
      {sizes.map((count, section) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
        <FactList key={section} columns={3} className="eks:mt-7" aria-hidden="true">
          {Array.from({ length: count }, (_, fact) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
            <div key={fact}>
              <Skeleton className="eks:w-1/3" />
              <Skeleton className="eks:w-3/4" />
            </div>
          ))}
        </FactList>
      ))}
    </div>
  )
}

const sizes = [6, 9, 6]
