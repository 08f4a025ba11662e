import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

/** The folder of all data of a running product. */
export const dataFolder = () => process.env.EKSPORT_DATA_FOLDER ?? join(root, '.data')
