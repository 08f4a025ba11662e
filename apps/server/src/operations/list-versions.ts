import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { plainDateSchema, today } from '@eksport/domain'
import { z } from 'zod'
import { acceptVersion, isList } from '../db/reference-data/accept-version.ts'
import { changedRows } from '../db/reference-data/changed-rows.ts'
import { listVersions, rowsInForce } from '../db/reference-data/versions.ts'
import { approvedChanges } from '../db/repositories/reference-changes.ts'
import type { Transactions } from '../db/transaction.ts'
import { type CommandReport, operator, runForOperator } from './operator.ts'

const help = `Versjoner av kodelister og registre i databasen (DATABASE_URL, ellers den som npm start kjører).
  list [<liste>]                                    alle versjoner som er lest inn
  show <liste> [--day <dag>] [--revision <nummer>]  radene som gjelder en dag, slik de var kjent ved en revisjon
  load <liste> <fil.json> --from <dag>              les inn en ny versjon som gjelder fra og med en dag
  En fil har alle radene, som det show skriver. Den kan ikke angres, men følges av en ny versjon.`

interface Asked {
  readonly positionals: readonly string[]
  readonly values: { readonly day?: string; readonly revision?: string; readonly from?: string }
}

const now = new Date()
const momentSchema = z.object({ day: plainDateSchema, revision: z.coerce.number().int().optional() })

const refuse = (...problems: readonly string[]): CommandReport => ({ problems })

async function tellVersions(database: Transactions, list: string | undefined): Promise<CommandReport> {
  if (list !== undefined && !isList(list)) return refuse(`Det finnes ingen liste ${list}.`)
  const versions = await database.run(operator, (tx) => listVersions(tx, list))
  return {
    lines: versions.map(
      ({ version, list: name, validFrom, source, loadedAt, sinceRevision, rows }) =>
        `${name} · versjon ${version} · fra ${validFrom} · ${rows} rader · ${source} · lest inn ${loadedAt.toISOString()} · fra revisjon ${sinceRevision}`,
    ),
  }
}

async function tellRows(
  database: Transactions,
  name: string,
  { day, revision }: Asked['values'],
): Promise<CommandReport> {
  if (!isList(name)) return refuse(`Det finnes ingen liste ${name}.`)
  const moment = momentSchema.safeParse({ day: day ?? today(now.toISOString()), revision })
  if (!moment.success) return refuse('En dag skrives ÅÅÅÅ-MM-DD, og en revisjon er et helt tall.')
  const held = await database.run(operator, async (tx) =>
    changedRows(await rowsInForce(tx, moment.data), await approvedChanges(tx, moment.data.revision), moment.data.day),
  )
  const rows = held[name] ?? []
  return { lines: ['[', rows.map((row) => JSON.stringify(row)).join(',\n'), ']'] }
}

async function load(database: Transactions, name: string, path: string, validFrom: string): Promise<CommandReport> {
  // pnpm runs in the package's folder, but the path is relative to where the user typed it.
  const content: unknown = JSON.parse(await readFile(resolve(process.env.INIT_CWD ?? '', path), 'utf8'))
  const { added, problems } = await database.run(operator, (tx) =>
    acceptVersion(tx, { list: name, content, validFrom, now }),
  )
  if (added === undefined) return refuse(`${path} ble ikke lest inn:`, ...problems)
  const { version, retired, laterFrom } = added
  const lines = [
    `${name} versjon ${version} gjelder fra ${validFrom}.`,
    ...(retired.length === 0
      ? []
      : [`Ikke i filen, men står videre uten å kunne velges (${retired.length}): ${retired.join(', ')}.`]),
    ...(laterFrom === undefined
      ? []
      : [`Fra ${laterFrom} gjelder en versjon som ble lest inn før denne. Les den inn på nytt.`]),
  ]
  return { lines }
}

function run(database: Transactions, { positionals, values }: Asked): Promise<CommandReport> | CommandReport {
  const [command, list, file] = positionals
  if (command === 'list') return tellVersions(database, list)
  if (command === 'show' && list !== undefined) return tellRows(database, list, values)
  const { from } = values
  if (command === 'load' && list !== undefined && file !== undefined && from !== undefined)
    return load(database, list, file, from)
  return refuse(help)
}

const options = { day: { type: 'string' }, revision: { type: 'string' }, from: { type: 'string' } } as const

await runForOperator(async (database) => run(database, parseArgs({ allowPositionals: true, options })))
