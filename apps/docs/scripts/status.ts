import { entryOf } from '../../../packages/ui/scripts/docs/places.ts'
import type { Page } from '../../../packages/ui/scripts/docs/render-index.ts'
import { titleOf } from '../../../packages/ui/scripts/docs/render-page.ts'
import { type Status, statuses } from '../../../packages/ui/scripts/docs/usage.ts'
import { writePage } from './pages.ts'

const names: Readonly<Record<Status, string>> = { stable: 'Stable', new: 'New', trade: 'Certificates only' }

/** Every part by what a team may count on. */
export function writeStatus(pages: readonly Page[]): void {
  const sections = (Object.keys(statuses) as Status[]).flatMap((status) => {
    const members = pages.filter(({ usage }) => usage.status === status)
    const rows = members.map(
      ({ api }) => `| [${titleOf(api)}](../components/${api.folder}/) | \`${entryOf(api.folder)}\` |`,
    )
    return [
      `## ${names[status]} (${members.length})`,
      '',
      `${statuses[status]}.`,
      '',
      '| Part | Import from |',
      '|---|---|',
      ...rows,
      '',
    ]
  })
  writePage('status', { title: 'Status of each part', description: 'What a team may count on.' }, sections.join('\n'))
}
