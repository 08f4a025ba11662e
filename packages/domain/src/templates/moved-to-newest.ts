import { type Answers, getAt, relevantAnswers } from '@eksport/forms'
import type { ApplicationDraft } from '../application/draft.ts'
import { findTemplate } from './find-template.ts'
import { givenPaths, isMissing } from './given-paths.ts'
import { formOf } from './steps/pdf-form.ts'
import { templateVersion } from './template-of.ts'

type Named = Pick<ApplicationDraft, 'certificateTemplate' | 'applicationFormat'> &
  Partial<Pick<ApplicationDraft, 'applicationType'>> &
  Answers

/** That a draft was stored with an earlier version of its template, and what of it does not count in the newest. */
interface Moved {
  readonly versionBefore: number | undefined
  readonly withdrawn: readonly string[]
}

/** [CRT-04] What a save does to a draft that was stored with an earlier version: it moves to the newest, and its exporter is told. */
export function movedToNewest(stored: Named & { readonly certificateTemplateVersion: number }, draft: Named): Moved {
  const { certificateTemplate: id, certificateTemplateVersion: version } = stored
  const newest = findTemplate(id)
  if (draft.certificateTemplate !== id || newest === undefined || newest.version === version) {
    return { versionBefore: undefined, withdrawn: [] }
  }
  const earlier = templateVersion(id, version)
  const counts = relevantAnswers(formOf(newest, draft), draft)
  const withdrawn = (earlier ? givenPaths(formOf(earlier, stored), stored) : []).filter(
    (path) => !isMissing(getAt(draft, path)) && isMissing(getAt(counts, path)),
  )
  return { versionBefore: version, withdrawn }
}
