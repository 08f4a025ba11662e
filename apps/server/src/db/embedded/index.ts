export { EmbeddedPostgresError } from './errors.ts'
export { runningDatabase } from './running-database.ts'
export { type EmbeddedPostgres, type EmbeddedPostgresOptions, startEmbeddedPostgres } from './start.ts'
