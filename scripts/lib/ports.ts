import { createServer } from 'node:net'

const isFreeOn = (port: number, host: string) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
    // Without this kind of address on the machine, the port cannot be taken on it.
    probe.once('error', (error) => resolve('code' in error && error.code !== 'EADDRINUSE' && error.code !== 'EACCES'))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)))
  })

export const isFree = async (port: number) => (await isFreeOn(port, '127.0.0.1')) && (await isFreeOn(port, '::1'))

export type WantedPort = { readonly variable: string; readonly usual: number; readonly purpose: string }

/** The wanted ports; a taken one is replaced by the next free one, which is logged. */
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
