import { createHash } from 'node:crypto'
import { addDays, daysBetween } from '@eksport/forms'
import { officeDay } from '../values/office-time/office-day.ts'
import { officePolicy } from './example-offices.ts'

// Run by a test in several time zones: the output must be the same in each.
const [first, last] = ['2024-01-01', '2040-12-31']
const days = daysBetween(first, last) + 1
const hash = createHash('sha256')
for (let index = 0; index < days; index += 1) {
  const date = addDays(first, index)
  // Late in the evening UTC, when it is the next day in Oslo.
  const now = `${date}T22:45:00Z`
  for (const office of ['BERGEN', 'KLOEFTA']) {
    hash.update(JSON.stringify([0, 1, 2].map((ahead) => officeDay(officePolicy(office), addDays(date, ahead), now))))
  }
}
process.stdout.write(`${days} days ${hash.digest('hex')}\n`)
