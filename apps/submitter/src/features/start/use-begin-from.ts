import { type Application, buildRequest, hasRequiredFields } from '@eksport/domain'
import { copyOf } from '@eksport/domain/templates'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { newCopyLink } from '#src/lib/application/draft-link.ts'
import { useCreateApplication } from '../../draft/api/create-application.ts'
import { firstOfCopy } from '../../draft/first-draft.ts'
import { useOpenBegun } from '../../draft/use-open-begun.ts'

/** [EXP-05] Creates a copy of an application immediately; if its first page lacks an answer, opens that page instead. */
export function useBeginFrom(original: Application) {
  const copy = useMemo(() => copyOf(original), [original])
  const create = useCreateApplication(original.referenceNumber)
  const open = useOpenBegun()
  const navigate = useNavigate()
  const first = firstOfCopy(copy.answers)
  const isComplete = hasRequiredFields(first)
  const begin = () => {
    if (create.isPending) return
    if (!hasRequiredFields(first)) return void navigate(newCopyLink(original.referenceNumber))
    create.mutate(buildRequest(first), {
      // If the person has left the page meanwhile, these callbacks do not run: the draft is in the list.
      onSuccess: ({ application: { referenceNumber } }) => open(referenceNumber, true),
    })
  }
  return { copy, begin, isComplete, isBusy: create.isPending, error: create.error }
}
