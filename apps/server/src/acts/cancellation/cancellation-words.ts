import type { ApplicationDocument } from '../../db/application-document.ts'
import { ProblemError } from '../../http/problem-error.ts'

/** What the exporter writes to have a certificate cancelled. */
export interface CancellationWords {
  readonly reasonForCancellation: string
  readonly methodOfReturn?: string | undefined
}

const longest = 500

function problemOf(text: string | undefined, whenMissing: string | undefined): string | undefined {
  if (text === undefined || text === '') return whenMissing
  // As people count them: a letter outside the first plane is one.
  return [...text].length > longest ? 'Maks 500 tegn!' : undefined
}

/** [CAN-01] A reason always, and a plan for the return where there is paper; both within 500 characters. */
export function refuseUnclear(
  { reasonForCancellation, methodOfReturn }: CancellationWords,
  { certificateFormats }: Pick<ApplicationDocument, 'certificateFormats'>,
): void {
  const paper = certificateFormats.includes('PAPER')
  const problems = {
    reasonForCancellation: problemOf(
      reasonForCancellation,
      'Nødvendig med kanselleringsgrunn for å behandle kansellering.',
    ),
    methodOfReturn: problemOf(methodOfReturn, paper ? 'Feltet er påkrevd' : undefined),
  }
  const fieldErrors = Object.fromEntries(
    Object.entries(problems).flatMap(([field, text]) => (text === undefined ? [] : [[field, [text]]])),
  )
  if (Object.keys(fieldErrors).length === 0) return
  throw new ProblemError(400, 'Forespørselen er ikke gyldig.', { kind: 'VALIDATION_ERROR', fieldErrors })
}
