import type { FormAnswers } from '@eksport/domain'
import { getAt, setAt } from '@eksport/forms'
import type { TemplateChange } from './use-template-change.ts'

/** The current path of an earlier answer. A product line is found by its id; undefined if it is gone. */
function placeNow(path: string, before: FormAnswers, now: FormAnswers): string | undefined {
  const [, index, rest] = /^productLines\.(\d+)\.(.*)$/.exec(path) ?? []
  if (index === undefined) return path
  const id = before.productLines?.[Number(index)]?.id
  const place = now.productLines?.findIndex((line) => line.id === id) ?? -1
  return place < 0 ? undefined : `productLines.${place}.${rest}`
}

/** The current answers with the earlier country and template, and everything that their change removed. */
export function takenBack({ before, withdrawn }: TemplateChange, now: FormAnswers): FormAnswers {
  const { certificateTemplate, countryOfDestination, certificateFormats, applicationFormat } = before
  const chosen = { ...now, certificateTemplate, countryOfDestination, certificateFormats, applicationFormat }
  return withdrawn.reduce<FormAnswers>((answers, path) => {
    const place = placeNow(path, before, answers)
    return place === undefined ? answers : setAt(answers, place, getAt(before, path))
  }, chosen)
}
