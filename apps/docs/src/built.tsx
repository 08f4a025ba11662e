import { Badge } from '@eksport/ui'
import { renderToStaticMarkup } from 'react-dom/server'
import spokenElsewhere from '../../../packages/ui/src/contract/spoken.json' with { type: 'json' }
import type { SpokenRow } from '../../../packages/ui/src/contract/spoken-row.ts'

const files = import.meta.glob<{ spoken: readonly SpokenRow[] }>('../../../packages/ui/src/*/*/*.spoken.tsx', {
  eager: true,
})

const textOf = (says: SpokenRow['says']) =>
  [says]
    .flat()
    .map((message) => (typeof message === 'string' ? message : message.text))
    .join(' · ')

const { nn, en }: Record<'nn' | 'en', Readonly<Record<string, string>>> = spokenElsewhere

/** Every row of the spoken contract in three languages, with its folder. */
export const transcript = Object.entries(files).flatMap(([path, { spoken }]) => {
  const folder = path.split('/').at(-2) ?? ''
  return spoken.map(({ component, action, says }) => {
    const name = `${folder}, ${component}: ${action}`
    if (nn[name] === undefined || en[name] === undefined)
      throw new Error(`spoken.json lacks ${name}: play the contract`)
    return { folder, component, action, nb: textOf(says), nn: nn[name], en: en[name] }
  })
})

/** A badge as static HTML, for a page without React. */
export const badge = renderToStaticMarkup(<Badge tone="success" label="Valid" />)
