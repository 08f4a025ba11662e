import { createServer } from 'node:net'

const isFreeOn = (port: number, host: string) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
    // A machine without this kind of address cannot have the port taken on it.
    probe.once('error', (error) => resolve('code' in error && error.code !== 'EADDRINUSE' && error.code !== 'EACCES'))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)))
  })

export const isFree = async (port: number) => (await isFreeOn(port, '127.0.0.1')) && (await isFreeOn(port, '::1'))

export type WantedPort = { readonly variable: string; readonly usual: number; readonly purpose: string }

/** The wanted ports, each replaced by the next free one where it is taken, with a word about it. */
export const choosePorts = async (wanted: readonly WantedPort[], log: (line: string) => void) => {
  const chosen: number[] = []
  const asked = wanted.map(({ variable, usual }) => Number(process.env[variable] ?? usual))
  for (const [index, { variable, purpose }] of wanted.entries()) {
    const first = asked[index] ?? 0
    let port = first
    while (chosen.includes(port) || (port !== first && asked.includes(port)) || !(await isFree(port))) port += 1
    if (port !== first)
      log(`Port ${first} (${purpose}) is taken by another program: using ${port}. Choose yourself with ${variable}.`)
    chosen.push(port)
  }
  return chosen
}
