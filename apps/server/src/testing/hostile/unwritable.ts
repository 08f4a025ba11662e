import * as api from '@eksport/api'
import { expect } from 'vitest'
import { z } from 'zod'
import type { LoggedIn, TestServer } from '../index.ts'

const endpoints = Object.values<unknown>(api).filter(
  (value): value is api.Endpoint =>
    typeof value === 'object' && value !== null && 'path' in value && 'audiences' in value,
)
const unwritable = ['a\u0000b', '\ud800', 'x\udc00y']

export interface Hostile {
  readonly field: string
  readonly path: string
  readonly init: RequestInit
}

function harmless(name: string): string {
  if (name === 'organisationNumber') return '310000043'
  if (name.endsWith('eferenceNumber')) return '4001'
  return name.endsWith('Id') ? '00000000-0000-4000-8000-000000000000' : 'x'
}

/** The address of a call with harmless values, except for the given ones. */
export function addressOf({ path, params }: api.Endpoint, given: Readonly<Record<string, string>> = {}): string {
  const names = Object.keys(params?.shape ?? {})
  return names.reduce((url, name) => url.replace(`:${name}`, given[name] ?? harmless(name)), path)
}

const stated = z.looseObject({
  properties: z.record(z.string(), z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
})

/** The field names of a body, in each of its forms. */
function fieldsOf(schema: unknown): string[] {
  const { properties = {}, anyOf = [], oneOf = [] } = stated.parse(schema)
  return [...Object.keys(properties), ...[...anyOf, ...oneOf].flatMap(fieldsOf)]
}

const bodyFields = ({ body }: api.Endpoint) =>
  body === undefined ? [] : [...new Set(fieldsOf(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })))]

export function multipart(field: string, text: string, filename?: string): FormData {
  const form = new FormData()
  if (filename === undefined) form.set(field, new Blob([JSON.stringify(text)], { type: 'application/json' }))
  else form.set(field, new Blob(['%PDF-1.7 ']), filename)
  return form
}

/**
 * Everything that can contain bad text: parts of the address, filters, fields at both levels. Headers are checked by
 * HTTP itself.
 */
export function attacksOn(endpoint: api.Endpoint): Hostile[] {
  const { method, params, query, bodyKind } = endpoint
  const path = addressOf(endpoint)
  const inParams = Object.keys(params?.shape ?? {}).filter((name) => name !== 'organisationNumber')
  const ifMatch: Record<string, string> = endpoint.ifMatch === true ? { 'if-match': '"1"' } : {}
  const json = (field: string, value: unknown) => ({
    field,
    path,
    init: { method, headers: { ...ifMatch, 'content-type': 'application/json' }, body: JSON.stringify(value) },
  })
  return [
    ...inParams.map((field) => ({
      field,
      path: addressOf(endpoint, { [field]: 'a%00b' }),
      init: { method, headers: ifMatch },
    })),
    ...Object.keys(query?.shape ?? {}).map((field) => ({ field, path: `${path}?${field}=a%00b`, init: { method } })),
    ...(bodyKind === 'multipart'
      ? bodyFields(endpoint).map((field) => ({
          field,
          path,
          init: { method, headers: ifMatch, body: multipart(field, 'a\u0000b') },
        }))
      : bodyFields(endpoint).flatMap((field) => [
          ...unwritable.map((text) => json(field, { [field]: text })),
          json(`${field}.0.deep`, { [field]: [{ deep: '\ud83d' }] }),
        ])),
  ]
}

/** Each call at each listener that has it. */
export const cases = endpoints.flatMap((endpoint) =>
  endpoint.audiences.map(
    (audience) => [`${endpoint.method} ${endpoint.path} (${audience})`, audience, endpoint] as const,
  ),
)

/** The attackers and the attacked server. */
export interface Stage {
  readonly server: TestServer
  readonly people: Readonly<Record<api.Audience, LoggedIn>>
}

const problemSchema = z.object({ issues: z.array(z.object({ path: z.string(), code: z.string() })).optional() })

async function answerTo({ server, people }: Stage, audience: api.Audience, { path, init }: Hostile) {
  const base = audience === 'submitter' ? server.submitterUrl : server.caseworkerUrl
  const response = await people[audience].browser.fetch(`${base}${path}`, init)
  const issues = problemSchema.safeParse(await response.json().catch(() => undefined)).data?.issues ?? []
  return { status: response.status, issues }
}

/** Puts bad text into every place of a call; returns how often the text itself was refused. */
export async function refusalsOf(stage: Stage, audience: api.Audience, endpoint: api.Endpoint): Promise<number> {
  let refused = 0
  for (const attack of attacksOn(endpoint)) {
    const { status, issues } = await answerTo(stage, audience, attack)
    // Not counted: refused before the text was checked.
    if ([401, 403, 404, 429].includes(status) || issues.some(({ code }) => code === 'invalidValue')) continue
    refused += 1
    expect({ field: attack.field, status, issues }).toMatchObject({
      status: 400,
      issues: expect.arrayContaining([{ path: attack.field, code: 'unwritableText' }]),
    })
  }
  return refused
}
