import { describe, expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import { getApplication, sendApplication } from '../application.ts'
import { listApplications } from '../application-list.ts'
import { getReceipt } from '../document.ts'
import { defineEndpoint, emptyResponse } from '../endpoint/define-endpoint.ts'
import { answerClarification } from '../message.ts'
import { listOperatingMessages } from '../operating-message.ts'
import { getSession } from '../session.ts'
import { ApiError } from './api-error.ts'
import { createClient } from './create-client.ts'

const params = { organisationNumber: '310000043', referenceNumber: 4001 }

function recorder(...answers: (Response | Error)[]) {
  const requests: { url: string; init: RequestInit }[] = []
  const client = createClient({
    baseUrl: 'http://server',
    fetch: async (input, init) => {
      requests.push({ url: String(input), init: init ?? {} })
      const answer = answers[requests.length - 1] ?? answers.at(-1)
      if (answer === undefined || answer instanceof Error) throw answer ?? new Error('no answer was prepared')
      return answer.clone()
    },
  })
  return { client, requests }
}

const problem = (status: number, more: object = {}) =>
  Response.json(
    { type: 'about:blank', kind: 'VALIDATION_ERROR', title: 'Feil', status, traceId: 't1', ...more },
    { status },
  )

const sent = {
  referenceNumber: 4001,
  applicationStatus: 'INNSENDT',
  decision: 'MANUAL',
  reasons: [],
  checks: [],
  receiptId: 'r1',
}

describe('createClient', () => {
  it('fills in the path, the query and the headers', async () => {
    const page = {
      content: [],
      size: 10,
      number: 0,
      totalElements: 0,
      totalPages: 0,
      empty: true,
      sort: [],
      direction: [],
    }
    const { client, requests } = recorder(Response.json(page))
    await client.call(listApplications, {
      params: { organisationNumber: '310000043' },
      query: { status: 'UTSTEDT,INNSENDT', page: 2 },
    })
    expect(requests[0]?.url).toBe(
      'http://server/api/v3/helsesertifikat/organisasjoner/310000043/soeknader?status=UTSTEDT%2CINNSENDT&page=2',
    )
  })

  it('asks for refusals in the language of the reader, as it is at the call', async () => {
    const asked: (string | null)[] = []
    let language = 'nn'
    const client = createClient({
      language: () => language,
      fetch: async (_, init) => {
        asked.push(new Headers(init?.headers).get('accept-language'))
        return Response.json([])
      },
    })
    await client.call(listOperatingMessages)
    language = 'en'
    await client.call(listOperatingMessages)
    expect(asked).toEqual(['nn', 'en'])
  })

  it('says of a read that nobody is at the page, and of nothing that is written', async () => {
    const asked: (string | null)[] = []
    let isAttended = false
    const client = createClient({
      isAttended: () => isAttended,
      fetch: async (_, init) => {
        asked.push(new Headers(init?.headers).get('eksport-unattended'))
        return init?.method === 'GET' ? Response.json([]) : Response.json(sent)
      },
    })
    await client.call(listOperatingMessages)
    await client.call(sendApplication, { params, body: {} })
    isAttended = true
    await client.call(listOperatingMessages)
    expect(asked).toEqual(['1', null, null])
  })

  it('[SEC-08] says whose page it is, but where it asks who is logged in', async () => {
    const asked: (string | null)[] = []
    const client = createClient({
      person: () => 'p-1',
      fetch: async (_, init) => {
        asked.push(new Headers(init?.headers).get('eksport-person'))
        return Response.json([], { status: init?.method === 'GET' ? 200 : 401 })
      },
    })
    await client.call(listOperatingMessages)
    await client.call(sendApplication, { params, body: {} }).catch(() => undefined)
    await client.call(getSession).catch(() => undefined)
    expect(asked).toEqual(['p-1', 'p-1', null])
  })

  it('sends If-Match in quotes and the idempotency key', async () => {
    const { client, requests } = recorder(Response.json(sent))
    await client.call(sendApplication, { params, body: {}, ifMatch: 7, idempotencyKey: 'k1' })
    const headers = new Headers(requests[0]?.init.headers)
    expect([headers.get('If-Match'), headers.get('Idempotency-Key'), headers.get('Content-Type')]).toEqual([
      '"7"',
      'k1',
      'application/json',
    ])
  })

  it('sends what is not a file as a JSON part of a multipart body', async () => {
    const { client, requests } = recorder(Response.json({ applicationStatus: 'UNDER_VURDERING' }))
    await client.call(answerClarification, { params, body: { message: { message: 'Partiet er rett' } }, ifMatch: 3 })
    const body = requests[0]?.init.body
    expect(body).toBeInstanceOf(FormData)
    const part = body instanceof FormData ? body.get('message') : null
    expect(part).toBeInstanceOf(Blob)
    expect(await (part as Blob).text()).toBe('{"message":"Partiet er rett"}')
  })

  it('hands a file over as a blob', async () => {
    const { client } = recorder(new Response('%PDF-', { headers: { 'Content-Type': 'application/pdf' } }))
    const file = await client.call(getReceipt, { params })
    expectTypeOf(file).toEqualTypeOf<Blob>()
    expect(await file.text()).toBe('%PDF-')
  })

  it('reads 204 of a list as an empty list', async () => {
    const { client } = recorder(new Response(null, { status: 204 }))
    expect(await client.call(listOperatingMessages)).toEqual([])
  })

  it('[API-03] throws the problem with its kind, field errors and rule findings', async () => {
    const { client } = recorder(
      problem(422, { fieldErrors: { 'sender.x': ['Feltet er påkrevd'] }, code: 'INCOMPLETE' }),
    )
    const error = await client.call(sendApplication, { params, body: {} }).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ApiError)
    const { status, kind, title, traceId, fieldErrors, code } = error as ApiError
    expect({ status, kind, title, traceId, fieldErrors, code }).toEqual({
      status: 422,
      kind: 'VALIDATION_ERROR',
      title: 'Feil',
      traceId: 't1',
      fieldErrors: { 'sender.x': ['Feltet er påkrevd'] },
      code: 'INCOMPLETE',
    })
  })

  it('[API-02] tries a GET once more after a failure of the net or the server, and only once', async () => {
    const { client, requests } = recorder(new TypeError('net'))
    await expect(client.call(getApplication, { params })).rejects.toMatchObject({ status: 0 })
    expect(requests).toHaveLength(2)
    const healed = recorder(problem(503), new Response(null, { status: 204 }))
    await healed.client.call(listOperatingMessages)
    expect(healed.requests).toHaveLength(2)
  })

  it.each([400, 401, 403, 404, 409, 412, 429])('does not repeat a GET that was answered %i', async (status) => {
    const { client, requests } = recorder(problem(status))
    await expect(client.call(getApplication, { params })).rejects.toMatchObject({ status })
    expect(requests).toHaveLength(1)
  })

  it('never repeats a POST', async () => {
    const { client, requests } = recorder(problem(503))
    await expect(client.call(sendApplication, { params, body: {} })).rejects.toMatchObject({ status: 503 })
    expect(requests).toHaveLength(1)
  })

  it('passes an abort on as it is and does not repeat it', async () => {
    const { client, requests } = recorder(new DOMException('stop', 'AbortError'))
    await expect(client.call(getApplication, { params })).rejects.toMatchObject({ name: 'AbortError' })
    expect(requests).toHaveLength(1)
  })

  it('turns an answer of another shape into an error instead of handing it on', async () => {
    const { client } = recorder(Response.json({ surprise: true }))
    await expect(client.call(sendApplication, { params, body: {} })).rejects.toMatchObject({
      title: 'Ukjent serverrespons. Last siden på nytt, den kan være eldre enn tjenesten.',
    })
  })

  it.each([
    [
      'nb',
      'Får ikke kontakt med tjenesten.',
      'Ukjent serverrespons',
      'Last siden på nytt, den kan være eldre enn tjenesten.',
    ],
    [
      'nn',
      'Får ikkje kontakt med tenesta.',
      'Ukjend serverrespons',
      'Last sida på nytt, ho kan vere eldre enn tenesta.',
    ],
    [
      'en-GB',
      'Cannot reach the service.',
      'Unknown response from the server',
      'Reload the page, it may be older than the service.',
    ],
    [
      'de',
      'Får ikke kontakt med tjenesten.',
      'Ukjent serverrespons',
      'Last siden på nytt, den kan være eldre enn tjenesten.',
    ],
    [
      undefined,
      'Får ikke kontakt med tjenesten.',
      'Ukjent serverrespons',
      'Last siden på nytt, den kan være eldre enn tjenesten.',
    ],
  ])('says to a reader of %s what no server has told', async (language, noAnswer, unknown, reload) => {
    const failing = (fetch: () => Promise<Response>) =>
      createClient({ ...(language === undefined ? {} : { language: () => language }), fetch }).call(sendApplication, {
        params,
        body: {},
      })
    await expect(failing(() => Promise.reject(new TypeError('net')))).rejects.toMatchObject({
      status: 0,
      title: expect.stringContaining(noAnswer),
      cause: new TypeError('net'),
    })
    const proxyPage = async () => new Response('<h1>Bad gateway</h1>', { status: 502 })
    // What is shown of an error by itself, such as beside a file, is its words and no number.
    await expect(failing(proxyPage)).rejects.toMatchObject({ status: 502, title: unknown, message: unknown })
    await expect(failing(async () => new Response('<h1>Half a page'))).rejects.toMatchObject({ title: unknown })
    // What the server says may be newer than the page: so the page is what to renew.
    await expect(failing(async () => Response.json({ surprise: true }))).rejects.toMatchObject({
      title: `${unknown}. ${reload}`,
    })
  })

  it('types what a call needs', () => {
    const nothing = defineEndpoint({
      method: 'POST',
      path: '/x',
      summary: '',
      audiences: [],
      access: 'public',
      response: emptyResponse,
    })
    const { client } = recorder()
    type Answer = Awaited<ReturnType<typeof client.call<typeof nothing>>>
    expectTypeOf<Answer>().toEqualTypeOf<undefined>()
    const typed = defineEndpoint({
      method: 'GET',
      path: '/x',
      summary: '',
      audiences: [],
      access: 'public',
      response: z.object({ a: z.number() }),
    })
    expectTypeOf<Awaited<ReturnType<typeof client.call<typeof typed>>>>().toEqualTypeOf<{ a: number }>()
  })
})
