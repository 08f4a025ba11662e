import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { bringPackages, unpackedPrograms } from './debian.ts'
import type { Scope } from './scope.ts'
import { which } from './which.ts'

const packageOf = { pdfsig: 'poppler-utils', openssl: 'openssl', qpdf: 'qpdf' } as const

export type SystemTool = keyof typeof packageOf

const isThere = (tool: SystemTool) => which(tool) !== undefined || existsSync(join(unpackedPrograms, tool))

/** The environment in which these programs are found by name; the missing ones are brought. */
export const systemTools = async (tools: readonly SystemTool[], scope: Scope, log: (line: string) => void) => {
  const missing = tools.filter((tool) => !isThere(tool))
  if (missing.length > 0) {
    await bringPackages(
      scope,
      missing.map((tool) => packageOf[tool]),
      missing,
      log,
    )
    const still = missing.filter((tool) => !isThere(tool))
    if (still.length > 0)
      throw new Error(
        `${still.join(', ')} could not be brought. Install ${still.map((tool) => packageOf[tool]).join(', ')}.`,
      )
  }
  return { PATH: [process.env.PATH ?? '', unpackedPrograms].join(delimiter) }
}
