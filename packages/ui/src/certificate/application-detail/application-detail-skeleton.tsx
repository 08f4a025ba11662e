'use client'
import type { ComponentPropsWithRef } from 'react'
import { FactSectionsSkeleton } from '../../components/fact-sections/fact-sections-skeleton.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { applicationDetailTexts } from './application-detail.texts.js'

/** The placeholder of an application that is loading; announced only when it takes more than a second. */
export function ApplicationDetailSkeleton(props: ComponentPropsWithRef<'div'>) {
  const t = useTexts('application-detail', applicationDetailTexts)
  return <FactSectionsSkeleton {...props} label={t('loading')} />
}
