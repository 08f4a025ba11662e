import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const zones = ['UTC', 'Europe/Oslo', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kolkata', 'Pacific/Chatham']

it('[PIK-09] [SEC-25] the zone of the machine changes nothing, for every day of 2024-2040', () => {
  const program = join(import.meta.dirname, '../../testing/print-office-days.ts')
  const answers = zones.map((TZ) =>
    execFileSync(process.execPath, ['--conditions=@eksport/source', program], {
      env: { ...process.env, TZ },
      encoding: 'utf8',
    }),
  )
  expect(answers[0]).toMatch(/^6210 days [0-9a-f]{64}/)
  expect(new Set(answers).size).toBe(1)
})
