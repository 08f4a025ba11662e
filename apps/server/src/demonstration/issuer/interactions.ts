import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Audience } from '@eksport/api'
import { locales } from '@eksport/forms'
import type Provider from 'oidc-provider'
import { type TestPerson, testPersons } from '../test-persons.ts'
import { localeOf } from './locale-of.ts'
import { failedPage, pagePolicy, personPage } from './pages.ts'
import { clientIds } from './provider.ts'
import { asideOf, putAside } from './set-aside.ts'

const acrOf: Readonly<Record<TestPerson['level'], string>> = { 3: 'idporten-loa-substantial', 4: 'idporten-loa-high' }

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
      'content-security-policy': pagePolicy({ formTargets }),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .end(body)
}

/**
 * Makes room for the picked person if the browser has another one's session: the provider would require a logout first,
 * and would refuse the login. If the other person is logged in at the other portal, they stay logged in there.
 */
async function makeRoom(
  provider: Provider,
  { request, response, picked }: { request: IncomingMessage; response: ServerResponse; picked: TestPerson },
): Promise<void> {
  const context = provider.createContext(request, response)
  const remembered = await provider.Session.get(context)
  if (remembered.accountId === undefined || remembered.accountId === picked.id) return
  const interaction = await provider.interactionDetails(request, response)
  interaction.session = undefined
  await interaction.persist()
  const { audience } = testPersons.persons.find(({ id }) => id === remembered.accountId) ?? picked
  // At the same portal the picked person replaces the other.
  if (audience === picked.audience) await remembered.destroy()
  else await putAside(context, remembered, clientIds[audience])
}

/** Whether anybody is logged in with this browser, at either portal. */
async function isSomebodyIn(provider: Provider, ...[request, response]: [IncomingMessage, ServerResponse]) {
  const context = provider.createContext(request, response)
  const { accountId } = await provider.Session.get(context)
  return accountId !== undefined || (await asideOf(provider, context)) !== undefined
}

/** Shows the test persons of the client, and returns the picked one to the protocol. */
export function interactions(provider: Provider, portals: Readonly<Record<Audience, string>>) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const locale = localeOf(request.headers)
    const details = await provider.interactionDetails(request, response).catch(() => undefined)
    if (details === undefined) return show(response, 400, [], failedPage(locale, portals))
    const asked = locales.find((one) => one === details.params.ui_locales) ?? locale
    const audience = details.params.client_id === clientIds.caseworker ? 'caseworker' : 'submitter'
    const persons = testPersons.persons.filter((person) => person.audience === audience)
    if (request.method !== 'POST')
      return show(
        response,
        200,
        Object.values(portals),
        personPage(persons, { audience, isSomebodyIn: await isSomebodyIn(provider, request, response) }, asked),
      )
    const picked = (await readForm(request)).get('person')
    const person = persons.find(({ id }) => id === picked)
    if (person !== undefined) await makeRoom(provider, { request, response, picked: person })
    const result =
      person === undefined
        ? { error: 'access_denied', error_description: 'The person cancelled' }
        : { login: { accountId: person.id, acr: acrOf[person.level] } }
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  }
}
