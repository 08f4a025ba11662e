import type { ProductLine } from '@eksport/domain'
import { focusField } from '@eksport/ui'
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useAnswers, useStored } from './draft-context.ts'
import { focusHere } from './field-here.ts'
import type { FieldPlace } from './field-place.ts'
import { stepLink } from './step-link.ts'

type Target = Pick<FieldPlace, 'step' | 'field'> & { readonly line: number | undefined }

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()))
const framesToWait = 120

/** Whether the open page shows the field among those of other places. */
function isHere({ step, line, field }: Target, lines: readonly ProductLine[] = []): boolean {
  const item = line === undefined ? undefined : lines[line]
  return field !== '' && focusHere({ step, ...(item && { line: item }) }, field)
}

/** Moves to the field of an answer, on whatever page it is; `isReturning` makes that page lead back to the summary. */
export function useGoToField(): (place: FieldPlace, isReturning?: boolean) => Promise<void> {
  const navigate = useNavigate()
  const { application } = useStored()
  const { relevant } = useAnswers()
  const { referenceNumber } = application
  const { productLines } = relevant
  return useCallback(
    async ({ step, line, field }, isReturning = false) => {
      if (isHere({ step, line, field }, productLines)) return
      const link = stepLink(referenceNumber, { step, ...(line === undefined ? {} : { line }) })
      await navigate(isReturning ? { ...link, search: { retur: 'oppsummering' } } : link)
      if (field === '') return
      // The page first focuses its heading, and its lists may still be loading.
      await nextFrame()
      for (let frame = 0; frame < framesToWait; frame += 1) {
        await nextFrame()
        const form = document.querySelector('form.eks-form')
        // Widgets derive the ids of their controls from the form's id and the path.
        if (form !== null && focusField(`${form.id}-${field.replaceAll('.', '-')}`)) return
      }
    },
    [navigate, referenceNumber, productLines],
  )
}
