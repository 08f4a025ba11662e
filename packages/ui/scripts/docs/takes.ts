import type { ComponentDoc } from './api-model.ts'

/** Whose props a component takes beside its own, as a sentence; none where there are no others. */
export const takes = ({ element }: ComponentDoc) => {
  if (element === undefined) return ''
  return element === 'unknown'
    ? 'Takes the props of the element it draws as well.'
    : `Takes every prop of \`<${element}>\` as well.`
}
