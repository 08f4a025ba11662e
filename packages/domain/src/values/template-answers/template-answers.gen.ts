// Written by packages/domain/scripts/generate-registry.ts from the folders of the templates.
import { defineAnswers } from './define-answers.ts'

const none = defineAnswers({})

export const templateAnswers = {
  recipient: { ...none.recipient },
  control: { ...none.control },
  transport: { ...none.transport },
  productLines: { ...none.productLines },
}
