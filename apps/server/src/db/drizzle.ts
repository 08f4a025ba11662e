import { createRequire } from 'node:module'
import type * as Library from 'drizzle-orm'
import type * as Postgres from 'drizzle-orm/node-postgres'
import type * as Core from 'drizzle-orm/pg-core'

/*
 * What the server takes of drizzle-orm, as its files for `require`. Its package.json is 178 KB, and Node parses it anew for every
 * import of it by name and for each of its hundred files that are modules for `import`: a quarter of what a start of the server costs.
 */
const require = createRequire(import.meta.url)
const library: typeof Library = require('drizzle-orm')
const postgres: typeof Postgres = require('drizzle-orm/node-postgres')
const core: typeof Core = require('drizzle-orm/pg-core')

export const {
  and,
  arrayContains,
  arrayOverlaps,
  asc,
  between,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  max,
  ne,
  notExists,
  notInArray,
  or,
  sql,
} = library

export const { drizzle } = postgres

export const {
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} = core

export type SQL<T = unknown> = Library.SQL<T>
export type NodePgDatabase<T extends Record<string, unknown> = Record<string, never>> = Postgres.NodePgDatabase<T>
export type PgColumn = Core.PgColumn
export type PgTable = Core.PgTable
