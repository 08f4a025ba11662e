import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { today } from '@eksport/domain'
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

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { day: { type: 'string' }, revision: { type: 'string' }, from: { type: 'string' } },
})
const [command, list, file] = positionals
const now = new Date()
const nobody = { audience: 'nobody' } as const

const print = (lines: readonly string[]) => process.stdout.write(lines.map((line) => `${line}\n`).join(''))

function refuse(problems: readonly string[]): number {
  process.stderr.write(problems.map((line) => `${line}\n`).join(''))
  return 1
}

async function printVersions(database: Transactions): Promise<number> {
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

async function printRows(database: Transactions, name: string): Promise<number> {
  if (!isList(name)) return refuse([`Det finnes ingen liste ${name}.`])
  const moment = {
    day: values.day ?? today(now.toISOString()),
    revision: values.revision === undefined ? undefined : Number(values.revision),
  }
  const rows = (await database.run(nobody, (tx) => rowsInForce(tx, moment)))[name] ?? []
  print(['[', rows.map((row) => JSON.stringify(row)).join(',\n'), ']'])
  return 0
}

async function load(database: Transactions, name: string, path: string, validFrom: string) {
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
      : [`${retired.length} rader er ikke i filen, og står videre uten å kunne velges: ${retired.join(', ')}.`]),
    ...(laterFrom === undefined
      ? []
      : [`Fra ${laterFrom} gjelder en versjon som ble lest inn før denne. Les den inn på nytt.`]),
  ])
  return 0
}

async function run(): Promise<number> {
  const folder = process.env.EKSPORT_DATA_FOLDER ?? join(import.meta.dirname, '../../../.data')
  const address = process.env.DATABASE_URL ?? runningDatabase(join(folder, 'postgres'))
  if (address === undefined) return refuse(['Ingen database kjører. Kjør npm start, eller sett DATABASE_URL.'])
  const owner = ownerPool(address)
  const database = transactions(owner)
  try {
    if (command === 'list') return await printVersions(database)
    if (command === 'show' && list !== undefined) return await printRows(database, list)
    const { from } = values
    if (command === 'load' && list !== undefined && file !== undefined && from !== undefined)
      return await load(database, list, file, from)
    return refuse([help])
  } finally {
    await owner.end()
  }
}

process.exitCode = await run()
