import { describeForm } from '@eksport/forms'
import type { FormAnswers } from '../../application/own-answers.ts'
import type { ProductLine } from '../../goods/product-line/product-line.ts'

/** Answers that are written freely, as the compiler remembers what a section asks for (`Asking`). */
export type Free<Path extends string> = Path | `${Path}=*`

/** What the options that are given ask for; `Answers` has it by the option's name. */
export type Given<Options, Answers> = {
  [Name in keyof Options & keyof Answers]: Options[Name] extends undefined | false ? never : Answers[Name]
}[keyof Options & keyof Answers]

/** Sections of the application. */
export const form = describeForm<FormAnswers>()
/** Sections of one product line. */
export const lineForm = describeForm<ProductLine>()

/** [WIZ-02] Filled in step by step, not as a PDF. */
export const isStandard = form.isNot('applicationFormat', 'PDF')
/** [WIZ-02] A replacement is for goods that have left. */
export const isNotReplacement = form.isNot('applicationType', 'ERSTATNINGSSERTIFIKAT')
/** [WIZ-02] There is something to fetch. */
export const hasPaper = form.includes('certificateFormats', 'PAPER')
