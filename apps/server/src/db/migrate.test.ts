import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { copyDatabase, type TestDatabase } from '../testing/index.ts'
import { migrateDatabase } from './migrate.ts'
import { ownerPool } from './pool.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await copyDatabase(inject('postgres').connectionString)
})
afterAll(() => database?.drop())

it('[OPS-04] [OPS-09] a database of another commit before version 1.0 is refused, and the words say what to do', async () => {
  const { connectionString } = database
  const owner = ownerPool(connectionString)
  const client = new Client({ connectionString })
  await client.connect()
  await migrateDatabase(owner, connectionString)
  await client.query(`update drizzle.__drizzle_migrations set hash = 'another'`)
  await expect(migrateDatabase(owner, connectionString)).rejects.toThrow('Begynn med en tom')
  await client.end()
  await owner.end()
})
