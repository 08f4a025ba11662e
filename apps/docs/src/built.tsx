import { Badge } from '@eksport/ui'
import { renderToStaticMarkup } from 'react-dom/server'
import type { SpokenRow } from '../../../packages/ui/src/contract/spoken-row.ts'

const files = import.meta.glob<{ spoken: readonly SpokenRow[] }>('../../../packages/ui/src/*/*/*.spoken.tsx', {
  eager: true,
})

const textOf = (says: SpokenRow['says']) =>
  [says]
    .flat()
    .map((message) => (typeof message === 'string' ? message : message.text))
    .join(' · ')

/** Every row of the spoken contract, by the folder that it stands in. */
export const transcript = Object.entries(files).flatMap(([path, { spoken }]) =>
  spoken.map(({ component, action, says }) => ({
    folder: path.split('/').at(-2) ?? '',
    component,
    action,
    says: textOf(says) || '(silent)',
  })),
)

/** A badge as it stands in a page without React. */
export const badge = renderToStaticMarkup(<Badge tone="success" label="Valid" />)
