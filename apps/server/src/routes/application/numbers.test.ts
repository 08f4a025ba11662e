import {
  createApplication,
  exportApplications,
  getApplication,
  listApplications,
  problemSchema,
  saveApplication,
} from '@eksport/api'
import type { ApplicationDraft } from '@eksport/domain'
import { getAt, largestNumber, setAt } from '@eksport/forms'
import { describe, expect, it } from 'vitest'
import { aDraft, organisationNumber } from '../../testing/index.ts'
import { serverWith } from '../../testing/server-with.ts'

const params = { organisationNumber }

const { server, database, exporter } = await serverWith(['exporter'])

/** A draft of two lines, each of that weight. */
function twoLines(netWeight: number): ApplicationDraft {
  const draft = aDraft(new Date())
  const [line] = draft.productLines ?? []
  if (line === undefined) throw new Error('The draft has no line')
  return { ...draft, productLines: ['one', 'two'].map((id) => ({ ...line, id, netWeight })) }
}
const create = async (body: ApplicationDraft) =>
  (await exporter.client.call(createApplication, { params, body })).application
const placeOf = ({ referenceNumber }: { referenceNumber: number }) => ({ organisationNumber, referenceNumber })

/** The row of an application in the list and in the file of it, with all rows around it. */
async function shownOf({ referenceNumber }: { referenceNumber: number }) {
  const { content } = await exporter.client.call(listApplications, { params, query: { size: 30 } })
  const rows = await exporter.client.call(exportApplications, { params, query: {} })
  expect(content.length).toBeGreaterThan(1)
  expect(rows.length).toBeGreaterThanOrEqual(content.length)
  const isIt = (row: { readonly referenceNumber: number }) => row.referenceNumber === referenceNumber
  return { listed: content.find(isIt), exported: rows.find(isIt) }
}

describe('[VAL-04] a number beyond all bounds', () => {
  const words = {
    nb: `Verdien kan ikke være større enn ${largestNumber}`,
    nn: `Verdien kan ikkje vere større enn ${largestNumber}`,
    en: `The value cannot be greater than ${largestNumber}`,
  }

  it.each(Object.entries(words))(
    '[API-03] is refused at its field, in %s, and nothing of it is stored',
    async (locale, text) => {
      const application = await create(twoLines(5))
      const address = `${server.submitterUrl}/api/v3/helsesertifikat/organisasjoner/${organisationNumber}/soeknader`
      const answer = await exporter.browser.fetch(`${address}/${application.referenceNumber}`, {
        method: 'PUT',
        body: JSON.stringify(twoLines(1e308)),
        headers: { 'content-type': 'application/json', 'if-match': '"1"', 'accept-language': locale },
      })
      const problem = problemSchema.parse(await answer.json())
      expect(problem).toMatchObject({ status: 400, code: 'INVALID_REQUEST' })
      expect(problem.issues).toEqual(
        [0, 1].map((line) => ({
          path: `productLines.${line}.netWeight`,
          code: 'tooLarge',
          params: { max: largestNumber },
        })),
      )
      expect(problem.fieldErrors).toMatchObject({ 'productLines.0.netWeight': [text] })
      expect((await shownOf(application)).listed).toMatchObject({ goods: { netWeight: 10 } })
    },
  )

  it('[VAL-04] is refused wherever a number is asked for, and the largest is stored, added up and listed', async () => {
    const draft = twoLines(largestNumber)
    const application = await create(draft)
    expect((await shownOf(application)).listed).toMatchObject({ goods: { netWeight: 2 * largestNumber } })
    for (const path of [
      'productLines.0.packaging.numberOfPackages',
      'productLines.0.slaughterInformation.0.siteNumber',
      'transport.totalGrossWeight',
      'transport.temperatureRequirements.minTemperature',
      'transport.temperatureRequirements.maxTemperature',
    ]) {
      for (const value of [1e308, -1e308, largestNumber + 1]) {
        const body = setAt({ ...draft }, path, value) as ApplicationDraft // a number where one belongs
        expect(getAt(body, path)).toBe(value)
        const saving = exporter.client.call(saveApplication, { params: placeOf(application), body, ifMatch: 1 })
        await expect(saving, `${path} ${value}`).rejects.toMatchObject({ status: 400 })
      }
    }
  })
})

describe('[LST-01] [LST-19] a row that is stored and cannot be read', () => {
  it.each(['Infinity', 'NaN', '1e308'])(
    'weighs %s: list and file answer, it says so, and the rest of it is shown',
    async (weight) => {
      const application = await create(twoLines(5))
      await database.query(
        `update applications set net_weight = $2, document = jsonb_set(document, '{productLines,0,netWeight}', '1e308')
       where reference_number = $1`,
        [application.referenceNumber, weight],
      )
      const { listed, exported } = await shownOf(application)
      for (const row of [listed, exported]) {
        expect(row).toMatchObject({
          unreadable: ['goods.netWeight'],
          countryOfDestination: 'CN',
          certificateTemplate: '1.1.100',
        })
        expect(row?.goods?.species.length).toBeGreaterThan(0)
        expect(row?.goods?.netWeight).toBeUndefined()
      }
      // Who opens it is asked for the weight anew.
      const read = await exporter.client.call(getApplication, { params: placeOf(application) })
      expect(read.application.productLines?.map(({ netWeight }) => netWeight)).toEqual([undefined, 5])
    },
  )

  it('[TBL-01] has days, times, words and a past that nobody can read', async () => {
    const application = await create(twoLines(5))
    await database.query(
      `update applications set retrieval_date = 'infinity', retrieval_time = '99:99', due_at = '-infinity', application_type = 'ANNET',
       application_format = 'X', certificate_formats = '{PAPER,STEIN}', document = jsonb_set(document, '{paperFate}', '"brent"')
       where reference_number = $1`,
      [application.referenceNumber],
    )
    const { listed, exported } = await shownOf(application)
    const unreadable = [
      'applicationFormat',
      'applicationType',
      'certificateFormats',
      'dueDateTime',
      'retrievalDate',
      'retrievalTime',
    ]
    expect(exported?.unreadable?.toSorted()).toEqual(unreadable)
    expect(listed?.unreadable?.toSorted()).toEqual([...unreadable, 'happened'].toSorted())
    expect(listed).toMatchObject({ applicationStatus: 'UNDER_REGISTRERING', goods: { netWeight: 10 }, actions: [] })
  })

  it('has a status of no table', async () => {
    const application = await create(twoLines(5))
    await database.query(`update applications set status = 'BORTE' where reference_number = $1`, [
      application.referenceNumber,
    ])
    const { listed, exported } = await shownOf(application)
    for (const row of [listed, exported])
      expect(row).toMatchObject({ unreadable: ['applicationStatus'], goods: { netWeight: 10 } })
    expect(listed?.actions).toEqual([])
  })
})
