import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Audience } from '@eksport/api'
import { type Locale, locales } from '@eksport/forms'
import type Provider from 'oidc-provider'
import { type TestPerson, testPersons } from '../test-persons.ts'
import { failedPage, pagePolicy, personPage } from './pages.ts'
import { clientIds } from './provider.ts'

const acrOf: Readonly<Record<TestPerson['level'], string>> = { 3: 'idporten-loa-substantial', 4: 'idporten-loa-high' }

function localeOf({ 'accept-language': header = '' }: IncomingMessage['headers']): Locale {
  const first = header.split(',')[0]?.trim().toLowerCase() ?? ''
  if (first.startsWith('nn')) return 'nn'
  return first.startsWith('en') && !/\b(nb|no)\b/.test(header) ? 'en' : 'nb'
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = ''
  for await (const part of request) {
    text += String(part)
    if (text.length > 1_000) break
  }
  return new URLSearchParams(text)
}

function show(response: ServerResponse, status: number, formTargets: readonly string[], body: string): void {
  response
    .writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': pagePolicy(formTargets),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .end(body)
}

/**
 * Who is remembered in this browser makes room for another who is picked: the provider would have the one logged out first, and
 * refuses what comes after. At a portal where the one works they go on working.
 */
async function makeRoom(
  provider: Provider,
  { request, response, picked }: { request: IncomingMessage; response: ServerResponse; picked: string },
): Promise<void> {
  const remembered = await provider.Session.get(provider.createContext(request, response))
  if (remembered.accountId === undefined || remembered.accountId === picked) return
  const interaction = await provider.interactionDetails(request, response)
  interaction.session = undefined
  await interaction.persist()
  await remembered.destroy()
}

/** Shows the people of the client that asks, and hands the picked one back to the protocol. */
export function interactions(provider: Provider, portals: Readonly<Record<Audience, string>>) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const locale = localeOf(request.headers)
    const details = await provider.interactionDetails(request, response).catch(() => undefined)
    if (details === undefined) return show(response, 400, [], failedPage(locale, portals))
    const asked = locales.find((one) => one === details.params.ui_locales) ?? locale
    const audience = details.params.client_id === clientIds.caseworker ? 'caseworker' : 'submitter'
    const persons = testPersons.persons.filter((person) => person.audience === audience)
    if (request.method !== 'POST')
      return show(response, 200, Object.values(portals), personPage(persons, audience, asked))
    const picked = (await readForm(request)).get('person')
    const person = persons.find(({ id }) => id === picked)
    if (person !== undefined) await makeRoom(provider, { request, response, picked: person.id })
    const result =
      person === undefined
        ? { error: 'access_denied', error_description: 'The person cancelled' }
        : { login: { accountId: person.id, acr: acrOf[person.level] } }
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  }
}
