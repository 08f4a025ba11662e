import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../lib/root.ts'

const folder = join(root, 'apps/server/src/db/migrations')

/** The last migration that was written before two releases had to run beside each other. */
const lastBefore = '0043'

/** What the release that still runs does not survive: it reads, writes or fills in by name what is gone, or leaves out what is new. */
const breaking: readonly RegExp[] = [
  /\bdrop\s+(column|table|function|view|sequence|schema)\b/i,
  /\brename\b/i,
  /\balter\s+column\b[^;]*\b(type|set\s+not\s+null|drop\s+default)\b/i,
  /\badd\s+column\b(?![^;]*\b(default|generated)\b)[^;]*\bnot\s+null\b/i,
  /\brevoke\b/i,
]

/** A statement that takes away what no release uses any more says so, and which was the last. */
const excuse = /^\s*-- contracts: \S/m

const breakingIn = (sql: string): string[] =>
  sql
    .split('--> statement-breakpoint')
    .filter((statement) => !excuse.test(statement))
    .map((statement) => statement.replaceAll(/--.*$/gm, '').trim())
    .filter((statement) => breaking.some((pattern) => pattern.test(statement)))

it('[SEC-24] knows what the release that still runs does not survive', () => {
  const added = 'ALTER TABLE "fees" ADD COLUMN "paid" boolean'
  expect(breakingIn(`${added} NOT NULL;`)).toHaveLength(1)
  expect(
    breakingIn('ALTER TABLE "fees" DROP COLUMN "paid";--> statement-breakpoint\nALTER TABLE a RENAME TO b;'),
  ).toHaveLength(2)
  expect(breakingIn(`${added} DEFAULT false NOT NULL;`)).toEqual([])
  expect(breakingIn(`-- no column is dropped here\n${added};`)).toEqual([])
  expect(breakingIn('-- contracts: last used by 1.4\nALTER TABLE "fees" DROP COLUMN "paid";')).toEqual([])
})

it('[SEC-24] no migration takes away what the release before it uses', () => {
  const found = readdirSync(folder)
    .filter((file) => file.endsWith('.sql') && file.slice(0, 4) > lastBefore)
    .flatMap((file) => breakingIn(readFileSync(join(folder, file), 'utf8')).map((statement) => `${file}: ${statement}`))
  expect(found).toEqual([])
})
