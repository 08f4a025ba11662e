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

/** Whether the page that is open shows the field among those of other places, and has it now. */
function isHere({ step, line, field }: Target, lines: readonly ProductLine[] = []): boolean {
  const item = line === undefined ? undefined : lines[line]
  return field !== '' && focusHere({ step, ...(item && { line: item }) }, field)
}

/** Leads to the field where an answer is given, on whatever page it stands; from the summary, so that its page leads back. */
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
      // The page puts focus on its heading first, and its lists may still be on their way.
      await nextFrame()
      for (let frame = 0; frame < framesToWait; frame += 1) {
        await nextFrame()
        const form = document.querySelector('form.eks-form')
        // The widgets name their controls after the form and the path.
        if (form !== null && focusField(`${form.id}-${field.replaceAll('.', '-')}`)) return
      }
    },
    [navigate, referenceNumber, productLines],
  )
}
