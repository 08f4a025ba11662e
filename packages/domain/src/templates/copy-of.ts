import type { ApplicationDraft } from '../application/draft.ts'
import { buildRequest } from '../documents/request/build-request.ts'
import { changeTemplate } from './change-template.ts'
import { relevantDocument } from './relevant-document.ts'
import type { Versioned } from './template-of.ts'

/** Answers that another application starts from, and the paths of those of the first that did not come along. */
interface Copy {
  readonly answers: ApplicationDraft
  readonly withdrawn: readonly string[]
}

/**
 * [RTE-10] [EXP-05] What counts of one application as the beginning of another: without what belongs to one consignment and its
 * journey, and without declarations, which are given anew. What is chosen for the new one (exporter, country, template) stands
 * over it, and takes away what the chosen form does not ask. Browser and server ask the same function.
 */
export function copyOf(original: Versioned & ApplicationDraft, chosen?: ApplicationDraft): Copy {
  const whole = buildRequest({ ...relevantDocument(original) })
  const copied = buildRequest(whole, { copy: true })
  return changeTemplate<ApplicationDraft>(whole, { ...copied, ...chosen }, { copy: true })
}
