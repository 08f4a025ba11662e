import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { linkHash } from '../db/repositories/hash-chain.ts'
import { guardedKeys, guardedTables } from '../db/repositories/written-rows.ts'
import type { DatabaseTransaction } from '../db/transaction.ts'

/** Returns a random integer below another. */
export type Draw = (below: number) => number

function pick<Item>(draw: Draw, items: readonly Item[]): Item {
  const item = items[draw(items.length)]
  if (item === undefined) throw new NothingToChange()
  return item
}

/** Thrown if a drawn mutation finds nothing to change. */
export class NothingToChange extends Error {
  override readonly name = 'NothingToChange'
}

/** What a mutation did, and prefixes of the places where a verification may report it. */
export interface Mutation {
  readonly what: string
  readonly places: readonly string[]
}

type Row = Readonly<Record<string, unknown>>
type Hand = (tx: DatabaseTransaction, draw: Draw) => Promise<Mutation>

const chained = ['history', 'audit_events', 'audit_heads'] as const
const tables = [...guardedTables, ...chained, 'reference_entries'] as const
type Table = (typeof tables)[number]

const keys: Readonly<Partial<Record<Table, readonly string[]>>> = {
  ...guardedKeys,
  history: ['reference_number', 'sequence'],
  audit_events: ['chain', 'sequence'],
  audit_heads: ['chain'],
  reference_entries: ['version', 'id'],
}
const keyOf = (table: Table): readonly string[] => keys[table] ?? ['id']

/**
 * Where a change of a row may be reported. A history entry also affects its application, an audit event its head, and
 * an erased draft its history, whose content may be missing only because of that row.
 */
function placesOf(table: Table, row: Row): string[] {
  if (table === 'history') return [`history ${row.reference_number}/`, `applications ${row.reference_number}:`]
  if (table === 'audit_events') return [`audit_events ${row.chain}/`, `audit_heads ${row.chain}:`]
  if (table === 'reference_entries') return [`reference_versions ${row.version}:`]
  const key = keyOf(table).map((name) => row[name])
  const place = `${table} ${key.join(' ')}:`
  const isErased = table === 'applications' && row.erased_at !== null
  return isErased ? [place, `history ${row.reference_number}/`] : [place]
}

const name = (word: string) => sql.identifier(word)
const whichIs = (table: Table, row: Row) =>
  sql.join(
    keyOf(table).map((column) => sql`${name(column)} = ${row[column]}`),
    sql` and `,
  )

/** Contents are too long to print. */
const shown = (table: Table) =>
  table === 'files' || table === 'archive_entries' ? sql`to_jsonb(t) - 'content'` : sql`to_jsonb(t)`

async function rowsOf(tx: DatabaseTransaction, table: Table): Promise<Row[]> {
  const order = sql.join(
    keyOf(table).map((column) => name(column)),
    sql`, `,
  )
  const { rows } = await tx.execute<{ row: Row }>(
    sql`select ${shown(table)} as row from ${name(table)} t order by ${order}`,
  )
  return rows.map(({ row }) => row)
}

interface Column {
  readonly [key: string]: unknown
  readonly column: string
  readonly type: string
  /** The element type of an array, with a leading underscore. */
  readonly element: string
  readonly nullable: boolean
}

async function columnsOf(tx: DatabaseTransaction, table: Table): Promise<Column[]> {
  const { rows } = await tx.execute<Column>(
    sql`select column_name as column, data_type as type, udt_name as element, is_nullable = 'YES' as nullable from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and is_identity = 'NO' order by ordinal_position`,
  )
  return rows
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** A document with another value at one place, or with an extra one. */
function otherJson(draw: Draw, value: unknown): unknown {
  if (Array.isArray(value) && value.length > 0) {
    const at = draw(value.length)
    return value.map((item, index) => (index === at ? otherJson(draw, item) : item))
  }
  if (isObject(value) && !Array.isArray(value)) {
    const fields = Object.keys(value)
    if (fields.length === 0 || draw(8) === 0) return { ...value, [`added${draw(1000)}`]: draw(1000) }
    const field = pick(draw, fields)
    return { ...value, [field]: otherJson(draw, value[field]) }
  }
  if (typeof value === 'number') return value + 1 + draw(9)
  if (typeof value === 'boolean') return !value
  if (typeof value === 'string')
    return draw(4) === 0 ? value.slice(1) + value.slice(0, 1) + draw(10) : `${value}${draw(10)}`
  return draw(1000)
}

/** A value that differs from the column's current one. */
function otherValue(draw: Draw, { column, type, element, nullable }: Column, row: Row) {
  const at = name(column)
  const value = row[column]
  if (nullable && value !== null && draw(4) === 0) return sql`null`
  switch (type) {
    case 'text':
      return sql`concat(${at}, ${String(draw(1000))}::text)`
    case 'integer':
    case 'bigint':
    case 'numeric':
      return sql`coalesce(${at}, 0) + ${1 + draw(50)}::int`
    case 'boolean':
      return sql`not coalesce(${at}, false)`
    case 'date':
      return sql`coalesce(${at}, current_date) + 1`
    case 'timestamp with time zone':
      return sql`coalesce(${at}, date_trunc('second', now())) + interval '1 millisecond' * ${1 + draw(100_000)}::int`
    case 'jsonb':
      return sql`${JSON.stringify(otherJson(draw, value ?? {}))}::jsonb`
    case 'ARRAY':
      return element === '_int2'
        ? sql`array_append(${at}, ${draw(10)}::smallint)`
        : sql`array_append(${at}, ${`x${draw(10)}`}::text)`
    case 'uuid':
      return sql`${randomUUID()}::uuid`
    case 'bytea':
      return sql`case length(${at}) when 0 then '\\x00'::bytea
        else set_byte(${at}, length(${at}) / 2, (get_byte(${at}, length(${at}) / 2) + 1) % 256) end`
    default:
      throw new TypeError(`No other value of ${type} is known`)
  }
}

const changeColumn: Hand = async (tx, draw) => {
  const table = pick(draw, tables)
  const row = pick(draw, await rowsOf(tx, table))
  const column = pick(draw, await columnsOf(tx, table))
  const { rows } = await tx.execute<{ row: Row }>(
    sql`update ${name(table)} t set ${name(column.column)} = ${otherValue(draw, column, row)} where ${whichIs(table, row)}
      returning ${shown(table)} as row`,
  )
  const [changed] = rows
  if (changed === undefined) throw new NothingToChange()
  return { what: `${table}.${column.column}`, places: [...placesOf(table, row), ...placesOf(table, changed.row)] }
}

const removeRow: Hand = async (tx, draw) => {
  const table = pick(draw, tables)
  const row = pick(draw, await rowsOf(tx, table))
  await tx.execute(sql`delete from ${name(table)} where ${whichIs(table, row)}`)
  return { what: `a row of ${table} taken away`, places: placesOf(table, row) }
}

const exchange: Hand = async (tx, draw) => {
  const table = pick(draw, tables)
  const rows = await rowsOf(tx, table)
  const [one, other] = [pick(draw, rows), pick(draw, rows)]
  const { column } = pick(draw, await columnsOf(tx, table))
  if (keyOf(table).includes(column) || JSON.stringify(one[column]) === JSON.stringify(other[column]))
    throw new NothingToChange()
  const at = name(column)
  await tx.execute(
    sql`update ${name(table)} t set ${at} = s.value from
      (select case when ${whichIs(table, one)} then 1 else 2 end as place, ${at} as value from ${name(table)}
        where (${whichIs(table, one)}) or (${whichIs(table, other)})) s
      where (s.place = 2 and ${sql.join(
        keyOf(table).map((key) => sql`t.${name(key)} = ${one[key]}`),
        sql` and `,
      )})
        or (s.place = 1 and ${sql.join(
          keyOf(table).map((key) => sql`t.${name(key)} = ${other[key]}`),
          sql` and `,
        )})`,
  )
  return { what: `${table}.${column} of two exchanged`, places: [...placesOf(table, one), ...placesOf(table, other)] }
}

function otherKey(type: string, draw: Draw): string {
  if (type === 'integer') return String(900_000 + draw(1_000))
  return type === 'date' ? `1999-01-${10 + draw(20)}` : randomUUID()
}

const addCopy: Hand = async (tx, draw) => {
  const table = pick(draw, guardedTables)
  if (table === 'applications') throw new NothingToChange()
  const row = pick(draw, await rowsOf(tx, table))
  const key = keyOf(table).at(-1) ?? 'id'
  const all = await columnsOf(tx, table)
  const type = all.find(({ column }) => column === key)?.type
  // Generated columns cannot be written.
  if (type === undefined) throw new NothingToChange()
  const columns = all.map(({ column }) => column).filter((column) => column !== key)
  const id = otherKey(type, draw)
  const list = sql.join(columns.map(name), sql`, `)
  // An issue has its own number.
  if (table === 'certificate_issues')
    await tx.execute(sql`drop index certificate_issues_valid, certificate_issues_code`)
  if (table === 'certificate_issues')
    await tx.execute(sql`alter table certificate_issues drop constraint certificate_issues_issue`)
  await tx.execute(
    sql`insert into ${name(table)} (${name(key)}, ${list})
      select (jsonb_populate_record(null::${name(table)}, ${JSON.stringify({ [key]: id })}::jsonb)).${name(key)}, ${list}
      from ${name(table)} where ${whichIs(table, row)}`,
  )
  return { what: `a row of ${table} added`, places: placesOf(table, { ...row, [key]: id }) }
}

/** A link's facts as they are hashed, from its row. */
function factsOf(row: Row): Record<string, unknown> {
  const { previous_hash: _, hash: __, content_erased_at: ___, ...columns } = row
  const camel = (word: string) => word.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase())
  const facts = Object.fromEntries(Object.entries(columns).map(([key, value]) => [camel(key), value]))
  return { ...facts, time: new Date(String(row.time)) }
}

type Chained = 'history' | 'audit_events'
const chainColumn = { history: 'reference_number', audit_events: 'chain' } as const

async function chainOf(tx: DatabaseTransaction, draw: Draw, table: Chained): Promise<Row[]> {
  const rows = await rowsOf(tx, table)
  const { [chainColumn[table]]: chain } = pick(draw, rows)
  return rows.filter((row) => row[chainColumn[table]] === chain)
}

async function writeHash(tx: DatabaseTransaction, table: Chained, row: Row, previousHash: string): Promise<string> {
  const hash = linkHash(previousHash, factsOf(row))
  await tx.execute(
    sql`update ${name(table)} set previous_hash = ${previousHash}, hash = ${hash} where ${whichIs(table, row)}`,
  )
  return hash
}

/** Rewrites a link's content, all later hashes and the head: everything but the seal, which needs the key. */
const writeAnew: Hand = async (tx, draw) => {
  const table = pick(draw, ['history', 'audit_events'] as const)
  const chain = await chainOf(tx, draw, table)
  const at = draw(chain.length)
  const column = table === 'history' ? 'actor_id' : 'request_id'
  let hash = String(chain[at]?.previous_hash)
  for (const [index, row] of chain.slice(at).entries()) {
    const changed = index === 0 ? { ...row, [column]: `x${draw(1000)}` } : row
    await tx.execute(sql`update ${name(table)} set ${name(column)} = ${changed[column]} where ${whichIs(table, row)}`)
    hash = await writeHash(tx, table, changed, hash)
  }
  if (table === 'audit_events')
    await tx.execute(sql`update audit_heads set hash = ${hash} where chain = ${chain[0]?.chain}`)
  return { what: `${table} written anew`, places: placesOf(table, chain[0] ?? {}) }
}

const cutEnd: Hand = async (tx, draw) => {
  const table = pick(draw, ['history', 'audit_events'] as const)
  const chain = await chainOf(tx, draw, table)
  const keep = draw(chain.length)
  const [first] = chain
  if (first === undefined) throw new NothingToChange()
  const which = sql`${name(chainColumn[table])} = ${first[chainColumn[table]]}`
  await tx.execute(sql`delete from ${name(table)} where ${which} and sequence > ${keep}`)
  if (table === 'audit_events' && draw(2) === 0)
    await tx.execute(
      sql`update audit_heads set sequence = ${keep}, hash = ${chain[keep - 1]?.hash ?? '0'.repeat(64)} where ${which}`,
    )
  return { what: `${table} cut after ${keep} of ${chain.length}`, places: placesOf(table, first) }
}

const removeChain: Hand = async (tx, draw) => {
  if (draw(2) === 0) {
    const { chain } = pick(draw, await rowsOf(tx, 'audit_heads'))
    await tx.execute(sql`delete from audit_events where chain = ${chain}`)
    await tx.execute(sql`delete from audit_heads where chain = ${chain}`)
    return { what: 'a chain of audit events with its head', places: placesOf('audit_events', { chain }) }
  }
  const { reference_number: n } = pick(draw, await rowsOf(tx, 'applications'))
  const places = placesOf('history', { reference_number: n })
  for (const table of ['history', ...guardedTables] as const) {
    if (!(await columnsOf(tx, table)).some(({ column }) => column === 'reference_number')) continue
    const gone = (await rowsOf(tx, table)).filter((row) => row.reference_number === n)
    places.push(...gone.flatMap((row) => placesOf(table, row)))
    await tx.execute(sql`delete from ${name(table)} where reference_number = ${n}`)
  }
  return { what: 'an application with all that belongs to it', places }
}

/** Changes a status consistently: row, document, a valid link, and perhaps the event that names it. */
const forgeAct: Hand = async (tx, draw) => {
  const row = pick(draw, await rowsOf(tx, 'applications'))
  const { reference_number: n } = row
  const status = row.status === 'UTSTEDT' ? 'ANNULLERT' : 'UTSTEDT'
  const last = (await rowsOf(tx, 'history')).findLast((link) => link.reference_number === n)
  if (last === undefined) throw new NothingToChange()
  await tx.execute(
    sql`update applications set status = ${status}, document = jsonb_set(document, '{applicationStatus}', to_jsonb(${status}::text)) where reference_number = ${n}`,
  )
  const link = { ...last, sequence: Number(last.sequence) + 1, to_status: status }
  await tx.execute(
    sql`insert into history select * from jsonb_populate_record(null::history, ${JSON.stringify(link)}::jsonb)`,
  )
  const hash = await writeHash(tx, 'history', link, String(last.hash))
  const places = placesOf('history', link)
  if (draw(2) === 0) return { what: 'an act by hand', places }
  const event = (await rowsOf(tx, 'audit_events')).at(-1)
  if (event === undefined) throw new NothingToChange()
  const heads = [{ referenceNumber: n, sequence: link.sequence, hash, after: last.sequence }]
  const forged: Row = { ...event, sequence: Number(event.sequence) + 1, details: { heads } }
  await tx.execute(
    sql`insert into audit_events select * from jsonb_populate_record(null::audit_events, ${JSON.stringify(forged)}::jsonb)`,
  )
  const head = await writeHash(tx, 'audit_events', forged, String(event.hash))
  if (draw(2) === 0)
    await tx.execute(
      sql`update audit_heads set sequence = ${forged.sequence}, hash = ${head} where chain = ${forged.chain}`,
    )
  return { what: 'an act by hand with its event', places: [...places, ...placesOf('audit_events', forged)] }
}

const hands: readonly Hand[] = [
  ...[changeColumn, changeColumn, changeColumn, changeColumn, changeColumn],
  ...[removeRow, exchange, addCopy, writeAnew, cutEnd, removeChain, forgeAct],
]

/** One mutation, by somebody with full access to the database but without the key. */
export async function mutate(tx: DatabaseTransaction, draw: Draw): Promise<Mutation> {
  return pick(draw, hands)(tx, draw)
}
