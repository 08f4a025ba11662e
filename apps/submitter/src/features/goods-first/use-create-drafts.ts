import { buildRequest } from '@eksport/domain'
import type { Answers } from '@eksport/forms'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useCreateApplication } from '../../draft/api/create-application.ts'

/** Begins a draft of each, in their order. What was begun before one failed is not begun again while it is asked for the same. */
export function useCreateDrafts() {
  const { mutateAsync } = useCreateApplication()
  const begun = useRef(new Map<string, number>())
  return useMutation({
    mutationFn: async (all: readonly Answers[]) => {
      const references: number[] = []
      for (const answers of all) {
        const draft = buildRequest(answers)
        const key = JSON.stringify(draft)
        const reference = begun.current.get(key) ?? (await mutateAsync(draft)).application.referenceNumber
        begun.current.set(key, reference)
        references.push(reference)
      }
      return references
    },
  })
}
