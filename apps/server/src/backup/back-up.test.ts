import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { backUp } from './back-up.ts'

it.each([
  ['the backup', 'data/backup', undefined],
  ['the keys', 'backup', 'data/kept/keys'],
])('[SEC-24] refuses %s in the data folder, of which it copies everything', async (_, folder, keys) => {
  const top = await mkdtemp(join(tmpdir(), 'eksport-back-up-'))
  onTestFinished(() => rm(top, { recursive: true }))
  const asked = { folder: join(top, folder), keys: keys === undefined ? undefined : join(top, keys) }
  const hold = () => Promise.reject(new Error('Nothing is opened'))
  const dataFolder = join(top, 'data')
  const refused = backUp({ ...asked, databaseUrl: 'postgresql://localhost:1/none', dataFolder, hold })
  await expect(refused).rejects.toThrow('lies in the data folder')
  expect(await readdir(top)).toEqual([])
})
