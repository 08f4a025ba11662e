import type { Problem } from '../problem.ts'

/** A call that the server refused, or that never reached the server (`status` 0). */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly problem: Problem

  constructor(problem: Problem, options?: ErrorOptions) {
    super(problem.title, options)
    this.problem = problem
  }

  get status(): number {
    return this.problem.status
  }

  get kind(): Problem['kind'] {
    return this.problem.kind
  }

  get title(): string {
    return this.problem.title
  }

  get traceId(): string {
    return this.problem.traceId
  }

  get code(): string | undefined {
    return this.problem.code
  }

  /** Texts by field, in the requested language. */
  get fieldErrors(): Readonly<Record<string, readonly string[]>> {
    return this.problem.fieldErrors ?? {}
  }

  /** The same as data: path, code, params. */
  get issues(): NonNullable<Problem['issues']> {
    return this.problem.issues ?? []
  }

  /** Findings of the rule check. */
  get errors(): NonNullable<Problem['errors']> {
    return this.problem.errors ?? []
  }
}
