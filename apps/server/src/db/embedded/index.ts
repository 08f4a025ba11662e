export { createDatabase, dropDatabase } from './databases.ts'
export { EmbeddedPostgresError } from './errors.ts'
export { type EmbeddedPostgres, type EmbeddedPostgresOptions, startEmbeddedPostgres } from './start.ts'
