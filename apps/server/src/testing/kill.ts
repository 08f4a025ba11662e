import { startReceiver } from '../demonstration/receiver/start-receiver.ts'
import { killRounds, killSendings } from './kill-rounds.ts'
import { startOwnProduct } from './own-product.ts'

// `pnpm --filter @eksport/server kill 200`: 0 when no act was left half and every effect happened once. `kill 50 series` kills while
// the rows of series are being sent.
const say = (line: string) => process.stdout.write(`${line}\n`)
const rounds = Number(process.argv[2] ?? 20)
const kill = process.argv[3] === 'series' ? killSendings : killRounds
const receiver = await startReceiver({ host: '127.0.0.1', port: 0 })
const product = await startOwnProduct({ CN: receiver.addressOf('CN') })
try {
  const started = Date.now()
  const found = await kill({ product, rounds, received: receiver.received, report: say })
  const kills = Object.entries(found.kills).map(([victim, times]) => `${victim} ${times}`)
  say(`${rounds} kills in ${Math.round((Date.now() - started) / 1000)} s (${kills.join(', ')})`)
  say(`back after ${found.backAfter} ms at the longest`)
  say(`${found.applications} applications, ${found.faults.length} faults`)
  for (const fault of found.faults) say(`  ${fault}`)
  process.exitCode = found.faults.length === 0 ? 0 : 1
} finally {
  await product.stop()
  await receiver.stop()
}
