import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { applicationStatuses } from '../src/application/enumerations.ts'
import { effectRuns } from '../src/process/status/effects.ts'
import { endStatuses } from '../src/process/status/status-groups.ts'
import type { Transition } from '../src/process/status/transition-row.ts'
import { transitions } from '../src/process/status/transitions.ts'

/** The page in the documentation. */
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
  ].join('|')

const after = Object.entries(effectRuns).flatMap(([name, runs]) => (runs === 'after' ? [name] : []))

/** The whole status machine as a page, generated from the table that the product runs on. */
export function statusMachine(): string {
  const rows = transitions.toSorted((one, other) => one.row - other.row)
  return [
    '# The status machine',
    '',
    'Written by `packages/domain/scripts/print-status-machine.ts` from `packages/domain/src/process/status/transitions.ts`; do not edit.',
    `${applicationStatuses.length} statuses. Nothing leads out of ${endStatuses.join(', ')}.`,
    '',
    'Who: I exporter, B caseworker, V signer, L caseworker with the right of a leader, S the system. A guard that does not hold',
    'hides the action; what is asked for is checked when the event happens. Row 1 creates the draft. Effects are described in',
    `\`effects.ts\` beside the table and run in the transaction of the event, but ${code(after)} as jobs.`,
    '',
    '|#|event|from|to|who|guards|asked for|effects|',
    '|---|---|---|---|---|---|---|---|',
    ...rows.map((row) => `|${line(row)}|`),
    '',
  ].join('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(statusMachinePage, statusMachine())
