import { type SearchField, type SearchHit, searchFields } from '@eksport/domain'
import { inArray, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { applications as table } from '../schema/applications.ts'
import { searchWords, wordsFound } from '../search-query.ts'
import type { Transaction } from '../transaction.ts'

const plant = '$.productLines[*].productionEstablishment'
const contact = sql`${table.document} #> '{sender,contactPerson}'`

/** The paths in a document of what `eksport_search_words` indexes. */
const paths: Readonly<Record<Exclude<SearchField, 'person'>, readonly string[]>> = {
  container: ['$.transport.containers[*].number'],
  seal: ['$.transport.containers[*].seals[*].number'],
  flight: ['$.transport.flightNumber'],
  vessel: ['$.transport.vessel.name', '$.transport.vessel.imoNumber'],
  invoice: ['$.consignor.internalReference'],
  importer: ['$.recipient.consignee.name'],
  plant: [`${plant}.approvalNumber`, `${plant}.unauthorizedEstablishmentInfo.name`],
  batch: ['$.productLines[*].lotNumber'],
  phone: ['$.sender.contactPerson.phoneNumber'],
  exporter: ['$.consignor.organisationName', '$.consignor.organisationNumber'],
}

const valuesOf = (field: SearchField): SQL =>
  field === 'person'
    ? sql`jsonb_build_array(concat_ws(' ', ${contact} ->> 'firstName', ${contact} ->> 'lastName'))`
    : sql.join(
        paths[field].map((path) => sql`jsonb_path_query_array(${table.document}, ${path})`),
        sql` || `,
      )

const valuesSchema = z.record(z.enum(searchFields), z.array(z.unknown()))

/**
 * [CW-07] Why a search found each application: the first value that has all the words, else a plant of that name, else
 * a value that has one of them.
 */
export async function searchHits(
  tx: Transaction,
  numbers: readonly number[],
  text: string,
  plants: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<number, SearchHit>> {
  const words = searchWords(text)
  if (numbers.length === 0 || words.length === 0) return new Map()
  const found = await tx
    .select({
      referenceNumber: table.referenceNumber,
      values: sql<unknown>`jsonb_build_object(${sql.join(
        searchFields.map((field) => sql`${sql.raw(`'${field}'`)}, ${valuesOf(field)}`),
        sql`, `,
      )})`,
    })
    .from(table)
    .where(inArray(table.referenceNumber, [...numbers]))
  return new Map(
    found.flatMap(({ referenceNumber, values }) => {
      const hit = hitOf(valuesSchema.parse(values), words, plants)
      return hit === undefined ? [] : [[referenceNumber, hit] as const]
    }),
  )
}

function hitOf(
  values: Partial<Record<SearchField, readonly unknown[]>>,
  words: readonly string[],
  plants: ReadonlyMap<string, string>,
): SearchHit | undefined {
  const all = searchFields.flatMap((field) =>
    (values[field] ?? []).flatMap((value) => (typeof value === 'string' ? [{ field, value }] : [])),
  )
  const whole = all.find(({ value }) => wordsFound(words, value) === words.length)
  if (whole !== undefined) return whole
  const named = all.find(({ field, value }) => field === 'plant' && plants.has(value))
  if (named !== undefined) return { field: 'plant', value: `${plants.get(named.value)}, ${named.value}` }
  return all.find(({ value }) => wordsFound(words, value) > 0)
}
