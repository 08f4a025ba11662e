import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

/** All state of a running product lies below this folder. */
export const dataFolder = () => process.env.EKSPORT_DATA_FOLDER ?? join(root, '.data')
