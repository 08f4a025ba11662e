import type { ApplicationDraft } from '../application/draft.ts'
import { relevantApplication } from './relevant-application.ts'
import { templateOf, type Versioned } from './template-of.ts'

/** [CRT-04] A stored application as it counts, by the version of its template that is its own. */
export function relevantDocument<D extends Versioned & Pick<ApplicationDraft, 'applicationFormat'>>(document: D): D {
  const template = templateOf(document)
  // Without a definition nothing can be told apart.
  return template === undefined ? document : relevantApplication(document, template)
}
