import { type CodeLabels, onScreen } from '@eksport/domain'
import type { FactSource } from './detail-context.js'
import { detailView } from './detail-view.js'

const codes: CodeLabels = { label: (_list, code) => code }

const keyAndValues = (key: string, params?: object) => key + JSON.stringify(params ?? '')

/** How many changes {@link ApplicationDetail} would mark, computed without rendering and without code lists. */
export function countChanges(
  original: FactSource,
  application: FactSource,
  options: { readonly likelyChanges?: boolean } = {},
): number {
  const context = { labels: codes, words: onScreen(codes, 'nb'), t: keyAndValues }
  return detailView({ application, original, ...options }, context).marks
}
