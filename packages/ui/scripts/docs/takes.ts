import type { ComponentDoc } from './api-model.ts'

/** A sentence naming the element whose props a component also takes; empty if there is none. */
export const takes = ({ element }: ComponentDoc) => {
  if (element === undefined) return ''
  return element === 'unknown'
    ? 'Takes the props of the element it draws as well.'
    : `Takes every prop of \`<${element}>\` as well.`
}
