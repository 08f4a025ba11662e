import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { groupBy } from '@eksport/forms'
import { applicationStatuses } from '../src/application/enumerations.ts'
import { effectDescriptions } from '../src/process/status/effects.ts'
import { endStatuses } from '../src/process/status/status-groups.ts'
import type { Transition } from '../src/process/status/transition-row.ts'
import { transitions } from '../src/process/status/transitions.ts'

/** The page that the documentation keeps. */
export const statusMachinePage = join(import.meta.dirname, '../../../docs/status-machine.md')

const code = (names: readonly string[] | undefined) => (names ?? []).map((name) => `\`${name}\``).join(' ')
const isInPlace = ({ from, to }: Transition) => from.length === to.length && from.every((status) => to.includes(status))

const line = (row: Transition) =>
  [
    row.row,
    `\`${row.event}\``,
    row.from.join(', '),
    isInPlace(row) ? 'unchanged' : row.to.join(', '),
    row.who.join(' '),
    code(row.guards),
    code([...(row.requires ?? []), ...(row.checks ?? [])]),
    code(row.effects),
  ].join(' | ')

const arrows = (rows: readonly Transition[]) => {
  const drawn = rows
    .filter((row) => !isInPlace(row))
    .flatMap(({ from, to, event }) => from.flatMap((start) => to.map((end) => [start, end, event] as const)))
  const byWay = groupBy(drawn, ([start, end]) => `${start} --> ${end === 'deleted' ? '[*]' : end}`)
  return [...byWay].map(([way, events]) => `  ${way}: ${[...new Set(events.map(([, , event]) => event))].join(', ')}`)
}

const rowsWith = (effect: string) =>
  [...new Set(transitions.filter(({ effects }) => effects.some((name) => name === effect)).map(({ row }) => row))].sort(
    (one, other) => one - other,
  )

/** The whole status machine in words and as a drawing, read from the table that the product runs on. */
export function statusMachine(): string {
  const rows = transitions.toSorted((one, other) => one.row - other.row)
  return [
    '# The status machine',
    '',
    'Written by `packages/domain/scripts/print-status-machine.ts` from `packages/domain/src/process/status/transitions.ts`; do not edit.',
    `${applicationStatuses.length} statuses. Nothing leads out of ${endStatuses.join(', ')}.`,
    '',
    'Who: I exporter, B caseworker, V signer, L caseworker with the right of a leader, S the system. A guard that does not hold',
    'hides the action; what is asked for is checked when the event happens, and its refusal says what to mend. Row 1 creates the',
    'draft. The numbers are those of the transition table that the machine was designed from.',
    '',
    '| # | event | from | to | who | guards | asked for | effects |',
    '|---|---|---|---|---|---|---|---|',
    ...rows.map((row) => `| ${line(row)} |`),
    '',
    '## Effects',
    '',
    'Each has one handler in `apps/server/src/effects/handlers.ts`: `inside` writes rows of ours in the transaction of the event, `after`',
    'is a job with a stable id that the transaction adds. What follows from the status itself is no effect: which files may be',
    'fetched, what the verification page answers, whether the paper can be fetched.',
    '',
    '| effect | runs | does | rows |',
    '|---|---|---|---|',
    ...Object.entries(effectDescriptions).map(
      ([name, { runs, does }]) => `| \`${name}\` | ${runs} | ${does} | ${rowsWith(name).join(' ')} |`,
    ),
    '',
    '```mermaid',
    'stateDiagram-v2',
    '  [*] --> UNDER_REGISTRERING: create',
    ...arrows(rows),
    ...endStatuses.map((status) => `  ${status} --> [*]`),
    '```',
    '',
  ].join('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(statusMachinePage, statusMachine())
