import { type Application, applicationEntries, entryTexts, lineEntries, onScreen } from '@eksport/domain'
import { boxReads, findCertificate } from '@eksport/domain/documents'
import { anApplication, everyExample } from '@eksport/domain/testing'
import { isPathWithin } from '@eksport/forms'
import fc from 'fast-check'
import { expect } from 'vitest'
import { issuedCertificate, printed } from '../../certificate/documents-of.ts'
import type { Renderer } from '../index.ts'
import { dataLookups } from './data-lookups.ts'
import { firstIssue } from './issued-sample.ts'
import { textLayerOf } from './text-layer.ts'

/** The longest example of each template, as an application. */
export const fullest = everyExample.flatMap(([id, size, answers]) =>
  size === 'fullest' ? [[id, { ...anApplication(), ...answers, certificateTemplate: id } as Application] as const] : [],
)

const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789æøåÆØÅäöüßéèçñłżšğ']
const marks = [...".,-/&()'"]
const word = (max: number) =>
  fc
    .array(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...letters) }, fc.constantFrom(...marks)), {
      minLength: 1,
      maxLength: max,
    })
    .map((signs) => signs.join(''))
const words = (max: number) =>
  fc
    .tuple(word(40), fc.array(word(14), { maxLength: max }))
    .map(([first, others]) => `${first} ${others.join(' ')}`.trim())
const code = fc
  .array(fc.constantFrom(...'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789-'), { minLength: 3, maxLength: 30 })
  .map((signs) => `N${signs.join('')}`)

/** Generators of typed answers, by field name. */
const typed: Readonly<Record<string, fc.Arbitrary<string | number>>> = {
  name: words(6),
  address: words(8),
  city: words(2),
  postalCity: words(2),
  county: words(2),
  placeOfLoading: words(4),
  value: words(4),
  vesselName: words(3),
  productDescription: words(120).map((text) => text.slice(0, 1000).trim()),
  lotNumber: code,
  number: code,
  vesselNumber: code,
  flightNumber: code,
  imoNumber: code,
  registrationNumber: code,
  wagonNumber: code,
  transportId: code,
  transportDocument: code,
  referenceNumber: code,
  netWeight: fc.integer({ min: 1, max: 99_999_999 }).map((hundredths) => hundredths / 100),
  numberOfPackages: fc.integer({ min: 1, max: 99_999 }),
}

/** A value with each typed answer in it replaced by a random one. */
function retyped(value: unknown, draw: fc.GeneratorValue, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => retyped(item, draw, name))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, retyped(part, draw, key)]))
  const arbitrary = typed[name]
  return arbitrary === undefined || value === undefined ? value : draw(() => arbitrary)
}

/** The application with random answers and a random number of its lines. */
function randomly({ recipient, transport, productLines = [], ...given }: Application, draw: fc.GeneratorValue) {
  const count = draw(() => fc.integer({ min: 1, max: 14 }))
  const lines = Array.from({ length: count }, (_, index) => ({
    ...productLines[draw(() => fc.nat({ max: productLines.length - 1 }))],
    id: `line-${index}`,
  }))
  // The shape is unchanged, only the words are others.
  return { ...given, ...(retyped({ recipient, transport, productLines: lines }, draw) as object) } as Application
}

interface Answer {
  readonly path: string
  readonly text: string | number
}

function answersIn(value: unknown, path = ''): Answer[] {
  if (Array.isArray(value)) return value.flatMap((item) => answersIn(item, path))
  if (typeof value === 'object' && value !== null) {
    // For a registered plant, the register's facts replace what was typed before.
    const isRegistered = 'isUnauthorized' in value && value.isUnauthorized !== true
    return Object.entries(value).flatMap(([key, part]) =>
      isRegistered && key === 'unauthorizedEstablishmentInfo'
        ? []
        : answersIn(part, path === '' ? key : `${path}.${key}`),
    )
  }
  const name = path.split('.').at(-1) ?? ''
  const isText = typeof value === 'string' || typeof value === 'number'
  return isText && Object.hasOwn(typed, name) ? [{ path, text: value }] : []
}

/** The typed answers that the certificate prints. */
function printedAnswers(application: Application): Answer[] {
  const definition = findCertificate(application.certificateTemplate)
  const reads = definition === undefined ? [] : Object.values(boxReads(definition)).flat()
  return answersIn(printed({ ...application })).filter(({ path }) => reads.some((read) => isPathWithin(path, read)))
}

const layoutFacts = new Set(['field', 'as', 'lang', 'align', 'kind', 'waits'])

/** All texts of a certificate. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  if (Array.isArray(value)) return value.flatMap(wordsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => (layoutFacts.has(key) ? [] : wordsIn(part)))
}

/** The text without spaces and line breaks. */
const unspaced = (text: string) => text.replace(/\s/g, '')

const isCode = ({ path }: Answer) => typed[path.split('.').at(-1) ?? ''] === code
/** pdf.js adds direction marks around reversed text. */
const invisible = /[\u00ad\u200b-\u200d\u2060\ufeff]/g
/** The longest word that no column or box breaks. */
const longestWhole = ({ path }: Answer) => (path.endsWith('.lotNumber') ? 14 : 22)

const at = '2026-11-22T09:51:00+01:00'
const lookups = dataLookups()

/** The digits of a text, without separators of thousands and decimals, which depend on the language. */
const digits = (text: string) => text.replace(/[\s.,]/g, '')

/** Answers that are missing in a text. A weight has two decimals wherever people read it. */
function missingIn(spoken: string, answers: readonly Answer[]): Answer[] {
  const [letters, figures] = [unspaced(spoken), digits(spoken)]
  return answers.filter(({ path, text }) => {
    if (typeof text === 'string') return !letters.includes(unspaced(text))
    return !figures.includes(path.endsWith('netWeight') ? digits(text.toFixed(2)) : String(text))
  })
}

/** The text of a message, including its attributes. */
const wordsOfMessage = (xml: string) =>
  xml
    .replace(/<[^>]*>/g, '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** What the application's page says. */
function wordsOnScreen(application: Application): string {
  const context = onScreen({ label: (list, code) => lookups.name(list, code)?.nb ?? code }, 'nb')
  const ofLines = (application.productLines ?? []).flatMap((line) =>
    lineEntries.flatMap((entry) => entryTexts(entry, line, context)),
  )
  return [...applicationEntries.flatMap((entry) => entryTexts(entry, application, context)), ...ofLines].join('\n')
}

/**
 * Draws a certificate, reads it back and expects every answer, code and other text in it; and the same answers in its
 * message and on the application's page.
 */
export async function expectRoundTrip(documents: Renderer, application: Application): Promise<void> {
  const { attached, ...certificate } = issuedCertificate(application, lookups, {
    ...firstIssue(application),
    at,
    certifier: { name: 'Kari Nordli', role: 'V', office: 'KLOEFTA' },
  })
  const { pdf, attached: message } = await documents.keep({ ...certificate, attached }, new Date(at))
  const text = (await textLayerOf(pdf)).join('\n')
  const { consignment, attestation, officer, title, lead } = certificate
  const answers = printedAnswers(application)
  expect(answers.length).toBeGreaterThan(3)
  expect(missingIn(text, answers)).toEqual([])
  expect(
    answers.filter(
      (answer) =>
        isCode(answer) && String(answer.text).length <= longestWhole(answer) && !text.includes(String(answer.text)),
    ),
  ).toEqual([])
  const letters = unspaced(text)
  const words = wordsIn([consignment, attestation, officer, title, lead])
  expect(words.filter((one) => !letters.includes(unspaced(one)))).toEqual([])
  expect(text.match(invisible)).toBeNull()
  const spoken = wordsOfMessage(message?.content ?? '')
  expect(
    answers.filter(({ text }) =>
      typeof text === 'number' ? !spoken.includes(`\n${text}\n`) : !unspaced(spoken).includes(unspaced(text)),
    ),
  ).toEqual([])
  expect(missingIn(wordsOnScreen(application), answers)).toEqual([])
}

/** [CRT-17] The same for a number of random applications of a template. */
export const expectRoundTrips = (documents: Renderer, base: Application, numRuns: number) =>
  fc.assert(
    fc.asyncProperty(fc.gen(), (draw) => expectRoundTrip(documents, randomly(base, draw))),
    { numRuns, endOnFailure: true },
  )
