import { failoverRounds } from './failover-rounds.ts'

// `pnpm --filter @eksport/server failover 20`: exits with 0 if nothing acknowledged was lost and every server became
// ready again.
const say = (line: string) => process.stdout.write(`${line}\n`)
const rounds = Number(process.argv[2] ?? 20)
const started = Date.now()
const found = await failoverRounds(rounds, say)
const counted = Object.entries(found.rounds).map(([end, times]) => `${end} ${times}`)
say(`${rounds} failovers in ${Math.round((Date.now() - started) / 1000)} s (${counted.join(', ')})`)
say(`ready ${found.readyAfter} ms after the promotion at the longest`)
say(`${found.acknowledged} saves acknowledged, ${found.faults.length} faults`)
for (const fault of found.faults) say(`  ${fault}`)
process.exitCode = found.faults.length === 0 ? 0 : 1
