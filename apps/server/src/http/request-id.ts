import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { isTraceId } from '../log/trace.ts'

type Asking = Pick<IncomingMessage, 'headers'> & { readonly socket: { readonly remoteAddress?: string | undefined } }

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

function listOf(proxies: readonly string[]): BlockList {
  const list = new BlockList()
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/')
    if (bits === undefined) list.addAddress(address, family(address))
    else list.addSubnet(address, Number(bits), family(address))
  }
  return list
}

const only = (header: string | string[] | undefined) => (typeof header === 'string' ? header.toLowerCase() : '')

/** The trace id or request id that the caller sends. */
function named({ headers }: Asking): string | undefined {
  const [version, trace = ''] = only(headers.traceparent).split('-')
  const ids = [version === 'ff' ? '' : trace, only(headers['x-request-id'])]
  return ids.find(isTraceId)
}

/**
 * [OPS-08] The id of a request: the one sent by a trusted proxy, so that its log and ours match, otherwise a new one.
 * Anybody else could send any id, even another's.
 */
export function requestIds(proxies: readonly string[]) {
  const ours = listOf(proxies)
  return (request: Asking): string => {
    const { remoteAddress = '' } = request.socket
    const isOurs = isIP(remoteAddress) !== 0 && ours.check(remoteAddress, family(remoteAddress))
    return (isOurs ? named(request) : undefined) ?? randomUUID()
  }
}
