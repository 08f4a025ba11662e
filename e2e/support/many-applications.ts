import { join } from 'node:path'
import { runningDatabase } from '@eksport/server/embedded-postgres'
import { manyApplications } from '@eksport/server/testing/many-applications'
import type { Product } from './product.ts'

/** Adds this many applications like an existing one to a product's lists. */
export const fillLists = async ({ folder }: Product, original: number, many: number): Promise<void> => {
  const database = runningDatabase(join(folder, 'postgres'))
  if (database === undefined) throw new Error('The database of the product does not run.')
  await manyApplications(database, original, many)
}
