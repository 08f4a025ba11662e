import { entryOf } from '../../../packages/ui/scripts/docs/places.ts'
import type { Page } from '../../../packages/ui/scripts/docs/render-index.ts'
import { titleOf } from '../../../packages/ui/scripts/docs/render-page.ts'
import { type Status, statuses } from '../../../packages/ui/scripts/docs/usage.ts'
import { writePage } from './pages.ts'

const words = {
  en: {
    title: 'Status of each part',
    description: 'What a team may count on.',
    part: 'Part',
    from: 'Import from',
    names: { stable: 'Stable', new: 'New', trade: 'Certificates only' },
    statuses,
  },
  nb: {
    title: 'Status for hver del',
    description: 'Hva et team kan regne med.',
    part: 'Del',
    from: 'Importeres fra',
    names: { stable: 'Stabil', new: 'Ny', trade: 'Bare for sertifikater' },
    statuses: {
      stable: 'Props og tekster endres bare med en ny hovedversjon',
      new: 'Laget for ethvert fag i denne versjonen; det de første brukerne lærer oss, kan endre den i en mindre versjon, med melding',
      trade: 'Laget for sertifikatene alene; et annet fag tar den delen som den bygger på',
    },
  },
}

/** The status of a component, in bokmål, for its page. */
export const statusInNorwegian = (status: Status) =>
  `Status: **${words.nb.names[status].toLowerCase()}**. ${words.nb.statuses[status]}.`

/** Writes the page that lists every component by status, in both languages. */
export function writeStatus(pages: readonly Page[]): void {
  for (const language of ['en', 'nb'] as const) {
    const { title, description, part, from, names, statuses: meaning } = words[language]
    const sections = (Object.keys(statuses) as Status[]).flatMap((status) => {
      const members = pages.filter(({ usage }) => usage.status === status)
      const rows = members.map(
        ({ api }) => `| [${titleOf(api)}](../components/${api.folder}/) | \`${entryOf(api.folder)}\` |`,
      )
      return [
        `## ${names[status]} (${members.length})`,
        '',
        `${meaning[status]}.`,
        '',
        `| ${part} | ${from} |`,
        '|---|---|',
        ...rows,
        '',
      ]
    })
    writePage(`${language === 'nb' ? 'nb/' : ''}status`, { title, description }, sections.join('\n'))
  }
}
