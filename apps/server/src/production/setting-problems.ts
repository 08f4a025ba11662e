import { isIP } from 'node:net'

/** The settings from the environment, without empty ones. */
export type Settings = Readonly<Record<string, string | undefined>>

interface Demand {
  readonly name: string
  /** A description for the operator. */
  readonly what: string
  /** Why a value is not usable in production; undefined if it is. */
  readonly against?: (value: string) => string | undefined
}

/** [RFC 2606, 6761] Reserved names: examples, or this machine. */
const reserved = /(^|\.)(localhost|local|localdomain|example|test|invalid|internal|example\.(com|net|org))$/

const nameOf = (host: string) => host.toLowerCase().replace(/\.$/, '')

function publicName(host: string): string | undefined {
  const name = nameOf(host)
  if (isIP(name.replace(/^\[(.+)\]$/, '$1')) !== 0) return 'is a number, and no name that a browser can trust'
  if (reserved.test(name) || !name.includes('.')) return 'is no name that others can reach'
  return undefined
}

function isLoopback(host: string): boolean {
  const name = nameOf(host)
  return /(^|\.)localhost$/.test(name) || /^127\./.test(name) || name === '[::1]'
}

function secure(value: string): string | undefined {
  if (!URL.canParse(value)) return 'is no address'
  const { protocol, hostname } = new URL(value)
  if (protocol !== 'https:') return 'does not begin with https'
  return isLoopback(hostname) ? 'is this machine' : undefined
}

function publicAddress(value: string): string | undefined {
  const problem = secure(value)
  if (problem !== undefined) return problem
  const { hostname, pathname, search, hash } = new URL(value)
  if (pathname !== '/' || search !== '' || hash !== '') return 'has more than a name and a port'
  return publicName(hostname)
}

/** Mail must have an existing sender domain. */
const sender = (value: string) => publicName(value.slice(value.lastIndexOf('@') + 1))

function receivers(value: string): string | undefined {
  // The setting's own schema checks that it is JSON with addresses.
  const addresses = value.match(/\bhttps?:[^"]*/g) ?? []
  const problem = addresses.map(secure).find((one) => one !== undefined)
  return problem && `has an address that ${problem}`
}

/** The mail server sends login links, so `requireTLS` must secure the connection first. */
function mailServer(value: string): string | undefined {
  if (!URL.canParse(value)) return 'is no address'
  const { protocol, hostname, searchParams } = new URL(value)
  const isSecure = protocol === 'smtps:' || searchParams.get('requireTLS') === 'true'
  return isSecure || isLoopback(hostname)
    ? undefined
    : 'sends to another machine without TLS (smtps://, or ?requireTLS=true)'
}

/** [SEC-07] Both portals on one address would share cookies and pages. */
function sameAddress({ EKSPORT_SUBMITTER_URL: one = '', EKSPORT_CASEWORKER_URL: other = '' }: Settings): string[] {
  if (!URL.canParse(one) || !URL.canParse(other) || new URL(one).origin !== new URL(other).origin) return []
  return ['EKSPORT_CASEWORKER_URL is that of the exporters: each portal has an address of its own.']
}

const demands: readonly Demand[] = [
  { name: 'EKSPORT_SUBMITTER_URL', what: 'the public address of the exporters', against: publicAddress },
  { name: 'EKSPORT_CASEWORKER_URL', what: 'the public address of the officers', against: publicAddress },
  ...(['SUBMITTER', 'CASEWORKER'] as const).flatMap((portal): Demand[] => {
    const whose = portal === 'SUBMITTER' ? 'exporters' : 'officers'
    return [
      { name: `EKSPORT_${portal}_OIDC_ISSUER`, what: `the login provider of the ${whose}`, against: secure },
      { name: `EKSPORT_${portal}_OIDC_CLIENT_ID`, what: `our name at the login provider of the ${whose}` },
      { name: `EKSPORT_${portal}_OIDC_CLIENT_SECRET`, what: `our secret at the login provider of the ${whose}` },
    ]
  }),
  { name: 'EKSPORT_SMTP_URL', what: 'the mail server', against: mailServer },
  { name: 'EKSPORT_MAIL_FROM', what: 'the address that mail is sent from', against: sender },
  { name: 'EKSPORT_SIGNING_FOLDER', what: 'the folder of the seal of certificates' },
  { name: 'EKSPORT_TIMESTAMP_URL', what: 'the time-stamp authority' },
]

/** [OPS-04] All problems of the settings in production, each by name and in words. */
export function settingProblems(settings: Settings): string[] {
  const problems = demands.flatMap(({ name, what, against }) => {
    const value = settings[name]
    if (value === undefined) return [`${name} is missing: ${what}.`]
    const problem = against?.(value)
    return problem === undefined ? [] : [`${name} ${problem}: ${what}.`]
  })
  const abroad = settings.EKSPORT_RECEIVERS === undefined ? undefined : receivers(settings.EKSPORT_RECEIVERS)
  const ofReceivers = abroad === undefined ? [] : [`EKSPORT_RECEIVERS ${abroad}: the receiving authorities.`]
  return [...problems, ...ofReceivers, ...sameAddress(settings)]
}
