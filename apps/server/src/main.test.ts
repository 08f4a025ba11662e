import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { testEnvironment } from './testing/index.ts'
import { spawnServer } from './testing/spawn-server.ts'

it('[OPS-04] [SEC-25] the program refuses to start in production with the settings of the demonstration', async () => {
  const { connectionString, dataFolder } = inject('postgres')
  const environment = await testEnvironment(connectionString, dataFolder)
  const started = spawnServer({ ...environment, EKSPORT_MODE: 'production' })
  await expect(started).rejects.toThrow('ended with 78')
})

it('[OPS-01] [OPS-04] systemd tries again without end, except after a refusal of the settings', () => {
  const unit = readFileSync(join(import.meta.dirname, '../../../deploy/eksport.service'), 'utf8')
  expect(unit).toMatch(/^Restart=always$/m)
  expect(unit).toMatch(/^StartLimitIntervalSec=0$/m)
  expect(unit).toMatch(/^RestartPreventExitStatus=78$/m)
})

it('[OPS-04] [OPS-02] a start without a database says where it was looked for, and what to do', {
  tags: 'proof',
}, async () => {
  const environment = await testEnvironment(
    'postgresql://owner:secret@127.0.0.1:1/eksport',
    inject('postgres').dataFolder,
  )
  const folder = await mkdtemp(join(tmpdir(), 'eksport-start-'))
  const logFile = join(folder, 'log')
  await expect(spawnServer(environment, { logFile })).rejects.toThrow('ended with 1')
  const words = await readFile(logFile, 'utf8')
  await rm(folder, { recursive: true })
  expect(words).toContain('Databasen svarer ikke på 127.0.0.1:1/eksport')
  expect(words).toContain('rett DATABASE_URL')
  expect(words).not.toContain('secret')
})
