import type { FormAnswers } from '@eksport/domain'
import { getAt, setAt } from '@eksport/forms'
import type { TemplateChange } from './use-template-change.ts'

/** Where an answer from before stands now; a product line is known by its id, and one that is gone has no place. */
function placeNow(path: string, before: FormAnswers, now: FormAnswers): string | undefined {
  const [, index, rest] = /^productLines\.(\d+)\.(.*)$/.exec(path) ?? []
  if (index === undefined) return path
  const id = before.productLines?.[Number(index)]?.id
  const place = now.productLines?.findIndex((line) => line.id === id) ?? -1
  return place < 0 ? undefined : `productLines.${place}.${rest}`
}

/** The answers as they are now, with the earlier choice of country and template and all that went with it. */
export function takenBack({ before, withdrawn }: TemplateChange, now: FormAnswers): FormAnswers {
  const { certificateTemplate, countryOfDestination, certificateFormats, applicationFormat } = before
  const chosen = { ...now, certificateTemplate, countryOfDestination, certificateFormats, applicationFormat }
  return withdrawn.reduce<FormAnswers>((answers, path) => {
    const place = placeNow(path, before, answers)
    return place === undefined ? answers : setAt(answers, place, getAt(before, path))
  }, chosen)
}
