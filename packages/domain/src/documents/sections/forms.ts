import { describeForm } from '@eksport/forms'
import type { FormAnswers } from '../../application/own-answers.ts'
import type { ProductLine } from '../../goods/product-line/product-line.ts'

/** Answers with any value, in the notation in which the compiler records what a section asks for (`Asking`). */
export type Free<Path extends string> = Path | `${Path}=*`

/** What the given options ask for; `Answers` maps option names to answers. */
export type Given<Options, Answers> = {
  [Name in keyof Options & keyof Answers]: Options[Name] extends undefined | false ? never : Answers[Name]
}[keyof Options & keyof Answers]

/** Functions for sections of the application. */
export const form = describeForm<FormAnswers>()
/** Functions for sections of one product line. */
export const lineForm = describeForm<ProductLine>()

/** [WIZ-02] The application is filled in step by step, not as a PDF. */
export const isStandard = form.isNot('applicationFormat', 'PDF')
/** [WIZ-02] The goods have not left, as those of a replacement have. */
export const isNotReplacement = form.isNot('applicationType', 'ERSTATNINGSSERTIFIKAT')
/** [WIZ-02] There is paper to fetch. */
export const hasPaper = form.includes('certificateFormats', 'PAPER')
