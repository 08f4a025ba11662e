import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { listReportees } from '@eksport/api'
import { expect, inject, it } from 'vitest'
import { logInAs } from '../testing/index.ts'
import { serverWith } from '../testing/server-with.ts'

const { server } = await serverWith([])

const exporters = async (...words: string[]) => {
  const env = { ...process.env, DATABASE_URL: server.databaseUrl, EKSPORT_DATA_FOLDER: inject('postgres').dataFolder }
  const command = join(import.meta.dirname, 'exporters.ts')
  return promisify(execFile)(process.execPath, ['--conditions=@eksport/source', command, ...words], { env })
}

const ingrid = 'demo-ingrid-solheim'
const own = '310000116'

it('[AUT-03] [SEC-08] registers an organisation and who acts for it, from the next call until it is taken back', async () => {
  const { client } = await logInAs(server, 'submitter', ingrid)
  const names = async () => (await client.call(listReportees)).map(({ brreg }) => brreg?.name)
  await exporters('add', own, 'Ny', 'Fisk', 'AS', '--address', 'Kaia 1, 6002 Ålesund')
  expect(await names()).not.toContain('Ny Fisk AS')
  const { stdout } = await exporters('grant', ingrid, own)
  expect(stdout).toMatch(/310000116: Ny Fisk AS\n {2}demo-ingrid-solheim: Ingrid Solheim, fra \d{4}-\d\d-\d\d\n/)
  expect(await names()).toContain('Ny Fisk AS')
  await exporters('withdraw', ingrid, own)
  expect(await names()).not.toContain('Ny Fisk AS')
})

it.each([
  [['add', '31', 'Kort', 'AS'], '31 er ikke et organisasjonsnummer (ni siffer).'],
  [['grant', 'nobody', own], 'Det finnes ingen innsender nobody. Personen må ha logget inn én gang.'],
  [['grant', 'demo-kari-nordli', own], 'Det finnes ingen innsender demo-kari-nordli.'],
  [['grant', ingrid, '999999999'], 'Foretaket 999999999 er ikke registrert.'],
  [['grant', ingrid, own, '--from', '31.12.2026'], '31.12.2026 er ikke en dag'],
  [['grant', ingrid, own, '--from', '2026-12-31', '--to', '2026-12-01'], 'Retten ender 2026-12-01, før den begynner'],
  [['withdraw', ingrid, own], 'Ingrid Solheim handler ikke for 310000116.'],
])('[AUT-03] says why nothing was changed: %j', async (words, problem) => {
  await expect(exporters(...words)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(problem) })
})
