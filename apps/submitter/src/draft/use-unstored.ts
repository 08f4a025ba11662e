import { placeOf } from '@eksport/forms'
import { useMemo } from 'react'
import { useAnswers, useSaving } from './draft-context.ts'
import { fieldPlace } from './field-place.ts'
import { useTemplate } from './template-context.ts'

/** [WIZ-17] How many fields on screen hold content that the last save did not store: half-typed or refused. */
export function useUnstored(): number {
  const { save } = useSaving()
  const { answers, relevant } = useAnswers()
  const template = useTemplate()
  const { unstored } = save
  return useMemo(() => {
    if (unstored === undefined || unstored.length === 0) return 0
    const fields = unstored.flatMap((at) => {
      const path = placeOf(answers, at)
      // A hidden answer is kept as it is, so nobody misses it.
      const place = path === undefined ? undefined : fieldPlace(template, relevant, [path])
      return place === undefined ? [] : `${place.step} ${place.line} ${place.field}`
    })
    return new Set(fields).size
  }, [unstored, answers, relevant, template])
}
