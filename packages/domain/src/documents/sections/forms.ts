import { describeForm } from '@eksport/forms'
import type { FormAnswers } from '../../application/form-answers.ts'
import type { ProductLine } from '../../goods/product-line/product-line.ts'

/** Sections of the application. */
export const form = describeForm<FormAnswers>()
/** Sections of one product line. */
export const lineForm = describeForm<ProductLine>()
