'use client'
import type { ComponentPropsWithRef } from 'react'
import { FactSectionsSkeleton } from '../../components/fact-sections/fact-sections-skeleton.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { applicationDetailTexts } from './application-detail.texts.js'

/** The place of an application that is on its way; spoken of only when it takes a second. */
export function ApplicationDetailSkeleton(props: ComponentPropsWithRef<'div'>) {
  const t = useTexts('application-detail', applicationDetailTexts)
  return <FactSectionsSkeleton {...props} label={t('loading')} />
}
