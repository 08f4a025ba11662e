import type { Audience } from '@eksport/api'
import Provider, { type Configuration, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider'
import { testPersons } from '../test-persons.ts'
import { html } from './html.ts'
import type { IssuerKeys } from './keys.ts'
import { localeOf } from './locale-of.ts'
import { confirmLogout, showLoggedOut, tellPortals } from './logout.ts'
import { memoryAdapter } from './memory-adapter.ts'
import { failedPage } from './pages.ts'

export const clientIds: Readonly<Record<Audience, string>> = {
  submitter: 'eksport-innsender',
  caseworker: 'eksport-ansatt',
}

const callbackPaths: Readonly<Record<Audience, string>> = {
  submitter: '/login/oauth2/code/idporten',
  caseworker: '/login/oauth2/code/ansatt',
}

export interface IssuerOptions {
  readonly issuer: string
  readonly keys: IssuerKeys
  /** The public addresses of the two portals. */
  readonly portals: Readonly<Record<Audience, string>>
}

/** Shows the person page at every login, even if somebody is logged in, so that two roles can be tried in one browser. */
function alwaysAsk(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base()
  const { Check } = interactionPolicy
  const check = new Check('person_not_picked', 'A person is picked at every login', (ctx) =>
    ctx.oidc.result?.login === undefined ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT,
  )
  policy.get('login')?.checks.add(check)
  return policy
}

/** Grants everything to our own clients without asking for consent. */
async function grantOurOwn(ctx: KoaContextWithOIDC) {
  const { client, session, provider } = ctx.oidc
  if (client === undefined || session?.accountId === undefined) return undefined
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope('openid profile')
  await grant.save()
  return grant
}

function clientsOf({ keys, portals }: IssuerOptions): NonNullable<Configuration['clients']> {
  const audiences: readonly Audience[] = ['submitter', 'caseworker']
  return audiences.map((audience) => ({
    client_id: clientIds[audience],
    client_secret: keys.clientSecrets[audience],
    redirect_uris: [`${portals[audience]}${callbackPaths[audience]}`],
    post_logout_redirect_uris: [`${portals[audience]}/`],
    backchannel_logout_uri: `${portals[audience]}/logout/backchannel`,
    backchannel_logout_session_required: true,
    grant_types: ['authorization_code'],
    response_types: ['code'],
    token_endpoint_auth_method: 'client_secret_basic',
  }))
}

/**
 * Fetches from the portals on this machine. The provider refuses local addresses, to guard against ones that clients
 * register themselves.
 */
function toOwnMachine(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const { method, headers, body, redirect, signal } = init
  return fetch(input, { method, headers, body, redirect, signal })
}

/** The login provider of the demonstration: real protocol, invented people, no passwords. */
export function createProvider(options: IssuerOptions): Provider {
  const { issuer, keys, portals } = options
  const audiences: readonly Audience[] = ['submitter', 'caseworker']
  const portalClients = audiences.map((audience) => ({ clientId: clientIds[audience], url: portals[audience] }))
  const provider = new Provider(issuer, {
    adapter: memoryAdapter(),
    clients: clientsOf(options),
    // Cast to the provider's JWK type; a schema has validated the key.
    jwks: { keys: [keys.jwk as NonNullable<Configuration['jwks']>['keys'][number]] },
    cookies: { keys: [keys.cookieSecret] },
    claims: { openid: ['sub', 'acr', 'name', 'pid'], profile: ['name'] },
    conformIdTokenClaims: false,
    acrValues: ['idporten-loa-substantial', 'idporten-loa-high'],
    pkce: { required: () => true },
    scopes: ['openid', 'profile'],
    interactions: { url: (_, { uid }) => `/innlogging/${uid}`, policy: alwaysAsk() },
    loadExistingGrant: grantOurOwn,
    findAccount: (_, id) => {
      const person = testPersons.persons.find((candidate) => candidate.id === id)
      return person && { accountId: id, claims: () => ({ sub: id, name: person.name, pid: person.nationalId }) }
    },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: {
        logoutSource: (ctx, form) => confirmLogout(ctx, form, portalClients),
        postLogoutSuccessSource: (ctx) => showLoggedOut(ctx, portals),
      },
    },
    fetch: toOwnMachine,
    renderError: (ctx) => html(ctx, {}, failedPage(localeOf(ctx.req.headers), portals)),
    ttl: { Interaction: 600, Session: 7200, Grant: 7200, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
  })
  tellPortals(provider, portalClients)
  return provider
}
