const shape = /^([a-z]+:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/s

interface Parts {
  readonly beginning: string
  readonly hosts: readonly string[]
  readonly rest: string
}

function partsOf(address: string): Parts | undefined {
  const [, beginning, hosts = '', rest] = shape.exec(address) ?? []
  return beginning === undefined || rest === undefined ? undefined : { beginning, hosts: hosts.split(','), rest }
}

/** [OPS-09] Splits an address that names several hosts, as in libpq (`…@one:5432,two:5432/…`), into one address per host. */
export function placesOf(address: string): [string, ...string[]] {
  const { beginning, hosts, rest } = partsOf(address) ?? { beginning: address, hosts: [''], rest: '' }
  const [first = '', ...others] = hosts
  const at = (host: string) => `${beginning}${host}${rest}`
  return [at(first), ...others.map(at)]
}

/** The same hosts and database with changed connection settings. */
export function changed(address: string, change: (place: URL) => void): string {
  const url = new URL(placesOf(address)[0])
  change(url)
  const { hosts = [] } = partsOf(address) ?? {}
  const { beginning, rest } = partsOf(url.href) ?? { beginning: url.href, rest: '' }
  return hosts.length < 2 ? url.href : `${beginning}${hosts.join(',')}${rest}`
}

const writing = new Set([null, 'read-write', 'primary'])

/** Why an address is not usable, in words; undefined if it is. */
export function addressProblem(address: string): string | undefined {
  const places = placesOf(address)
  if (places.length === 1) return undefined
  if (!places.every((place) => URL.canParse(place) && new URL(place).hostname !== ''))
    return 'must name each host as postgresql://user:password@host:port,host:port/database'
  const wanted = new URL(places[0]).searchParams.get('target_session_attrs')
  return writing.has(wanted) ? undefined : 'must be for the host that is written to: target_session_attrs=read-write'
}
