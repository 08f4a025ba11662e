import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Whether a program is installed. Tests that need it say in their title if it is missing. */
export const hasProgram = (program: string) => spawnSync(program, ['-v']).error === undefined

/** Runs `use` with a temporary folder, which is removed afterwards. */
export function withFolder<T>(use: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'eksport-documents-'))
  try {
    return use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The text of a document, by poppler. */
export const textOf = (
  pdf: Buffer,
  program: 'pdftotext' | 'pdfinfo' | 'pdffonts' = 'pdftotext',
  ...options: string[]
) =>
  withFolder((folder) => {
    const file = join(folder, 'document.pdf')
    writeFileSync(file, pdf)
    return execFileSync(program, program === 'pdftotext' ? [...options, file, '-'] : [...options, file], {
      encoding: 'utf8',
    })
  })

/** The first attachment of a document, as saved by a reader. */
export const attachedTo = (pdf: Uint8Array) =>
  withFolder((folder) => {
    const file = join(folder, 'document.pdf')
    writeFileSync(file, pdf)
    const attached = join(folder, 'attached')
    execFileSync('pdfdetach', ['-save', '1', '-o', attached, file])
    return readFileSync(attached, 'utf8')
  })
