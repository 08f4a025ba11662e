import type { Problem } from '@eksport/api'

type Extras = Pick<Problem, 'code' | 'fieldErrors' | 'issues' | 'errors'>

/** A refusal that the caller can understand; everything is rolled back and answered as a problem document. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  readonly status: number
  readonly kind: Problem['kind']
  readonly extras: Extras
  readonly retryAfter: number | undefined

  constructor(status: number, title: string, extras: Extras & { kind?: Problem['kind']; retryAfter?: number } = {}) {
    super(title)
    const { kind, retryAfter, ...rest } = extras
    this.status = status
    this.kind = kind ?? 'GENERIC_ERROR'
    this.extras = rest
    this.retryAfter = retryAfter
  }
}

/** [SEC-08] Also the answer for what belongs to another organisation: the two cannot be told apart. */
export const notFound = () => new ProblemError(404, 'Fant ikke det du ser etter.', { code: 'NOT_FOUND' })

export const notLoggedIn = () => new ProblemError(401, 'Du må logge inn.', { code: 'NOT_LOGGED_IN' })

export const noOrganisation = () =>
  new ProblemError(403, 'Vennligst velg en virksomhet', { code: 'ORGANISATION_NOT_CHOSEN' })

export const staleVersion = () =>
  new ProblemError(412, 'Søknaden er endret av noen andre siden du åpnet den.', { code: 'STALE_VERSION' })

export const versionRequired = () =>
  new ProblemError(428, 'Forespørselen må si hvilken versjon av søknaden den endrer (If-Match).', {
    code: 'VERSION_REQUIRED',
  })

export const transitionRefused = (code: string, title: string) => new ProblemError(409, title, { code })
