import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { plainDateSchema, today } from '@eksport/domain'
import { z } from 'zod'
import { runningDatabase } from './db/embedded/index.ts'
import { ownerPool } from './db/pool.ts'
import { acceptVersion, isList } from './db/reference-data/accept-version.ts'
import { listVersions, rowsInForce } from './db/reference-data/versions.ts'
import { type Transactions, transactions } from './db/transaction.ts'

const help = `Versjoner av kodelister og registre i databasen (DATABASE_URL, ellers den som npm start kjører).
  list [<liste>]                                    alle versjoner som er lest inn
  show <liste> [--day <dag>] [--revision <nummer>]  radene som gjelder en dag, slik de var kjent ved en revisjon
  load <liste> <fil.json> --from <dag>              les inn en ny versjon som gjelder fra og med en dag
`

interface Asked {
  readonly positionals: readonly string[]
  readonly values: { readonly day?: string; readonly revision?: string; readonly from?: string }
}

const now = new Date()
const momentSchema = z.object({ day: plainDateSchema, revision: z.coerce.number().int().optional() })
const nobody = { audience: 'nobody' } as const

const print = (lines: readonly string[]) => process.stdout.write(lines.map((line) => `${line}\n`).join(''))

function refuse(problems: readonly string[]): number {
  process.stderr.write(problems.map((line) => `${line}\n`).join(''))
  return 1
}

async function printVersions(database: Transactions, list: string | undefined): Promise<number> {
  if (list !== undefined && !isList(list)) return refuse([`Det finnes ingen liste ${list}.`])
  const versions = await database.run(nobody, (tx) => listVersions(tx, list))
  print(
    versions.map(
      ({ version, list: name, validFrom, source, loadedAt, sinceRevision, rows }) =>
        `${name} · versjon ${version} · fra ${validFrom} · ${rows} rader · ${source} · lest inn ${loadedAt.toISOString()} · fra revisjon ${sinceRevision}`,
    ),
  )
  return 0
}

async function printRows(database: Transactions, name: string, { day, revision }: Asked['values']): Promise<number> {
  if (!isList(name)) return refuse([`Det finnes ingen liste ${name}.`])
  const moment = momentSchema.safeParse({ day: day ?? today(now.toISOString()), revision })
  if (!moment.success) return refuse(['En dag skrives ÅÅÅÅ-MM-DD, og en revisjon er et helt tall.'])
  const rows = (await database.run(nobody, (tx) => rowsInForce(tx, moment.data)))[name] ?? []
  print(['[', rows.map((row) => JSON.stringify(row)).join(',\n'), ']'])
  return 0
}

async function load(database: Transactions, name: string, path: string, validFrom: string) {
  // pnpm starts in the package, and the path is meant from where somebody typed it.
  const content: unknown = JSON.parse(await readFile(resolve(process.env.INIT_CWD ?? '', path), 'utf8'))
  const { added, problems } = await database.run(nobody, (tx) =>
    acceptVersion(tx, { list: name, content, validFrom, now }),
  )
  if (added === undefined) return refuse([`${path} ble ikke lest inn:`, ...problems])
  const { version, retired, laterFrom } = added
  print([
    `${name} versjon ${version} gjelder fra ${validFrom}.`,
    ...(retired.length === 0
      ? []
      : [`Ikke i filen, men står videre uten å kunne velges (${retired.length}): ${retired.join(', ')}.`]),
    ...(laterFrom === undefined
      ? []
      : [`Fra ${laterFrom} gjelder en versjon som ble lest inn før denne. Les den inn på nytt.`]),
  ])
  return 0
}

async function run({ positionals, values }: Asked): Promise<number> {
  const [command, list, file] = positionals
  const folder = process.env.EKSPORT_DATA_FOLDER ?? join(import.meta.dirname, '../../../.data')
  const address = process.env.DATABASE_URL ?? runningDatabase(join(folder, 'postgres'))
  if (address === undefined) return refuse(['Ingen database kjører. Kjør npm start, eller sett DATABASE_URL.'])
  const owner = ownerPool(address)
  const database = transactions(owner)
  try {
    if (command === 'list') return await printVersions(database, list)
    if (command === 'show' && list !== undefined) return await printRows(database, list, values)
    const { from } = values
    if (command === 'load' && list !== undefined && file !== undefined && from !== undefined)
      return await load(database, list, file, from)
    return refuse([help])
  } finally {
    await owner.end()
  }
}

const options = { day: { type: 'string' }, revision: { type: 'string' }, from: { type: 'string' } } as const

try {
  process.exitCode = await run(parseArgs({ allowPositionals: true, options }))
} catch (error) {
  // A word that is no option, a file that cannot be read, a database that does not answer.
  process.exitCode = refuse([error instanceof Error ? error.message : String(error)])
}
