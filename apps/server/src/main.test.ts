import { expect, inject, it } from 'vitest'
import { testEnvironment } from './testing/index.ts'
import { spawnServer } from './testing/spawn-server.ts'

it('[OPS-04] [SEC-25] the program refuses to start in production with the settings of the demonstration', async () => {
  const { connectionString, dataFolder } = inject('postgres')
  const environment = await testEnvironment(connectionString, dataFolder)
  const started = spawnServer({ ...environment, EKSPORT_MODE: 'production' })
  await expect(started).rejects.toThrow('ended with 1')
})
