import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { issuerKeys } from './keys.ts'

it('[SEC-10] [OPS-10] providers that start at once sign with one key, and so do those that start later', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'issuer-keys-'))
  await mkdir(join(folder, 'demonstration'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [first, ...others] = await Promise.all([1, 2, 3].map(() => issuerKeys(folder)))
  expect(others).toEqual([first, first])
  expect(await issuerKeys(folder)).toEqual(first)
})
