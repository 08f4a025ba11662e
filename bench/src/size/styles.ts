import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressed } from './bundle.ts'
import { product } from './packed.ts'

const read = (file: string) => readFileSync(join(product, 'dist', file), 'utf8')

/** Bytes after gzip -9 of the base and these pieces in one file, as a bundler writes them; without pieces the whole sheet. */
export const styleBytes = (pieces: readonly string[] | undefined) =>
  compressed(pieces ? ['base', ...pieces].map((piece) => read(`css/${piece}.css`)).join('') : read('styles.css'))
