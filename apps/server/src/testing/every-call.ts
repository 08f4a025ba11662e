import * as api from '@eksport/api'

/** A call that a listener answers, as a logged-in user would make it. */
export interface CallMade {
  readonly audience: api.Audience
  readonly method: string
  readonly path: string
  readonly body?: string
}

const endpoints = Object.values<unknown>(api).filter(
  (value): value is api.Endpoint =>
    typeof value === 'object' && value !== null && 'path' in value && 'audiences' in value,
)

function wordFor(name: string): string {
  if (name === 'organisationNumber') return '310000043'
  if (name.endsWith('eferenceNumber')) return '4001'
  if (name === 'template') return '2.1.22'
  return name.endsWith('Id') ? '00000000-0000-4000-8000-000000000000' : 'x'
}

/** Bodies that are parsed before the login is checked, and so must be valid. */
const bodies = new Map<api.Endpoint, object>([
  [api.requestLoginLink, { ssn: '13097248022' }],
  [api.redeemLoginLink, { token: 'x'.repeat(43) }],
  [api.readSharedPage, { token: 'x'.repeat(43) }],
  [api.drawSharedSheets, { token: 'x'.repeat(43) }],
  [api.drawSharedDraft, { token: 'x'.repeat(43) }],
  [api.answerSharedPage, { token: 'x'.repeat(43), right: [], remarks: [] }],
])

/** Every endpoint of the contracts, and what else the listeners answer: login, callback, logout, live changes, health. */
export const everyCall: readonly CallMade[] = [
  ...endpoints.flatMap((endpoint) =>
    endpoint.audiences.map((audience) => ({
      audience,
      method: endpoint.method,
      path: endpoint.path.replace(/:(\w+)/g, (_, name: string) => wordFor(name)),
      ...(endpoint.method === 'GET' ? {} : { body: JSON.stringify(bodies.get(endpoint) ?? {}) }),
    })),
  ),
  ...(['submitter', 'caseworker'] as const).flatMap((audience) => {
    const provider = audience === 'submitter' ? 'idporten' : 'ansatt'
    const places = [`/oauth2/authorization/${provider}`, `/login/oauth2/code/${provider}?code=x&state=x`]
    const others = ['/', '/oversikt', api.livePath, '/healthz', '/readyz', '/api/openapi.json']
    return [
      ...[...places, ...others].map((path) => ({ audience, method: 'GET', path })),
      { audience, method: 'POST', path: '/logout' },
    ]
  }),
]
