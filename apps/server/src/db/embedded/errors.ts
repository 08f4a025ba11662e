/** Why the built-in PostgreSQL did not start; the message says what happened and what to do. */
export class EmbeddedPostgresError extends Error {
  readonly code: 'binaries-missing' | 'in-use' | 'no-safe-identity' | 'not-startable' | 'wrong-owner' | 'wrong-version'

  constructor(code: EmbeddedPostgresError['code'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'EmbeddedPostgresError'
    this.code = code
  }
}
