import type { Translate } from '../../foundation/text/catalogue.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import type { factSectionsTexts } from './fact-sections.texts.js'

/** The number of changes in a section: seen as a number, heard as words. */
export function MarkCount({ marks, t }: { marks: number; t: Translate<typeof factSectionsTexts> }) {
  return (
    <span className="eks:inline-flex eks:items-center eks:gap-1 eks:text-small eks:font-semibold eks:tabular-nums eks:text-info-text">
      <span aria-hidden="true" className="eks-mark-dot" />
      <span aria-hidden="true">{marks}</span>
      <VisuallyHidden>, {marks === 1 ? t('oneChange') : t('nChanges', { n: marks })}</VisuallyHidden>
    </span>
  )
}
