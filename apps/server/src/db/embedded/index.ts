export { runningDatabase } from './connection.ts'
export { EmbeddedPostgresError } from './errors.ts'
export { type EmbeddedPostgres, type EmbeddedPostgresOptions, startEmbeddedPostgres } from './start.ts'
