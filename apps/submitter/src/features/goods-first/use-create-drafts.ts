import { buildRequest } from '@eksport/domain'
import type { Answers } from '@eksport/forms'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useCreateApplication } from '../../draft/api/create-application.ts'

/** Creates the drafts one after another. Drafts created before a failure are not created again when the same request is repeated. */
export function useCreateDrafts() {
  const { mutateAsync } = useCreateApplication()
  const [begun, setBegun] = useState<ReadonlyMap<string, number>>(() => new Map())
  const creation = useMutation({
    mutationFn: async (all: readonly Answers[]) => {
      const known = new Map(begun)
      const references: number[] = []
      for (const answers of all) {
        const draft = buildRequest(answers)
        const key = JSON.stringify(draft)
        const reference = known.get(key) ?? (await mutateAsync(draft)).application.referenceNumber
        known.set(key, reference)
        setBegun(new Map(known))
        references.push(reference)
      }
      return references
    },
  })
  return { creation, begun: [...begun.values()] }
}
