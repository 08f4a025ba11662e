import { parseArgs } from 'node:util'
import { startMailbox } from '../demonstration/mailbox/start-mailbox.ts'
import { startReceiver } from '../demonstration/receiver/start-receiver.ts'
import { freePorts } from '../supervision/free-ports.ts'
import { killRounds } from './kill-rounds.ts'
import { startNeighbour } from './neighbour.ts'
import type { Seen } from './oracle.ts'
import { mountDisk } from './own-disk.ts'
import { startOwnProduct } from './own-product.ts'
import { startScanner } from './start-scanner.ts'
import { worldClock } from './world-clock.ts'

// `pnpm --filter @eksport/server kill 200`, or `kill --minutes 480`; `--seed 7` selects the rounds, and `--only kill`
// those with such faults.
// Exits with 0 if nothing acknowledged was lost, no act was left half done and every effect happened once.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, minutes: { type: 'string' }, only: { type: 'string', default: '' } },
})
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9))
const rounds = Number(positionals[0] ?? (values.minutes === undefined ? 20 : Number.POSITIVE_INFINITY))
const until = performance.now() + Number(values.minutes ?? Number.POSITIVE_INFINITY) * 60_000
const say = (line: string) => process.stdout.write(`${line}\n`)

const clock = await worldClock(seed, [...process.argv.slice(1), '--seed', String(seed)])
const disk = mountDisk()
const host = '127.0.0.1'
const [smtpPort = 0, pagePort = 0] = await freePorts(2)
const mailbox = await startMailbox({ host, smtpPort, pagePort })
const receiver = await startReceiver({ host, port: 0 })
const scanner = await startScanner()
const neighbours = {
  mail: await startNeighbour({ target: smtpPort, lie: 'SSH-2.0-OpenSSH_9.2\r\n', end: '\r\n.\r\n' }),
  receiver: await startNeighbour({
    target: receiver.port,
    lie: 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\nconnection: close\r\n\r\n<h1>Log in</h1>',
  }),
  scanner: await startNeighbour({ target: Number(new URL(scanner.address).port), lie: 'stream: PERHAPS\0' }),
}
// The mailbox drops the oldest mails, so it is read after each round.
const mails = new Set<string>()
const arrived = (): readonly Seen[] => {
  for (const { messageId } of mailbox.received()) mails.add(messageId.replace(/^<|@.*$/g, ''))
  return [
    ...Array.from(mails, (id) => ({ saw: 'mail', id }) as const),
    ...receiver.received().map(({ id, certificate }) => {
      const { number = '', status = '' } = certificate ?? {}
      return { saw: 'message', id, number, status } as const
    }),
  ]
}
const product = await startOwnProduct(
  { CN: `http://${host}:${neighbours.receiver.port}/CN` },
  {
    ...{ scanner: `tcp://${host}:${neighbours.scanner.port}`, mail: `smtp://${host}:${neighbours.mail.port}` },
    ...{ servers: 2, isApart: true, ...(disk !== undefined && { within: disk.folder }) },
  },
)
try {
  say(
    `seed ${seed}, ${clock === undefined ? 'the clock of this machine' : `before the change of clocks of ${clock.change.toISOString()}`}`,
  )
  // On a signal, what was done so far is judged, and everything is cleaned up.
  let isEnough = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      isEnough = true
    })
  const isOver = (round: number) => isEnough || round >= rounds || performance.now() > until
  const world = { product, neighbours, disk, clock, arrived }
  const found = await killRounds(world, { seed, only: values.only, isOver, report: say })
  say(
    `${found.rounds} rounds, ${found.kills} kills, ${found.withJobs} of them during a job; ${found.seconds} s until nothing was left to do`,
  )
  say(`${found.seen} answers, mails and messages, ${found.faults.length} faults`)
  for (const fault of found.faults) say(`  ${fault}`)
  process.exitCode = found.faults.length === 0 ? 0 : 1
} finally {
  await product.stop()
  for (const one of [...Object.values(neighbours), mailbox, receiver, scanner]) await one.stop()
  disk?.unmount()
}
