import { join } from 'node:path'
import { z } from 'zod'
import { addressProblem } from './db/address.ts'
import { type Settings, settingProblems } from './production/setting-problems.ts'
import { usualWaits, type Waits } from './waits.ts'

const port = (standard: number) => z.coerce.number().int().min(0).max(65_535).default(standard)
const optionalUrl = z.url().optional()
const optionalPort = z.coerce.number().int().min(1).max(65_535).optional()

const receiversSchema = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue({ code: 'custom', message: 'Must be JSON' })
      return z.NEVER
    }
  })
  .pipe(z.record(z.string().length(2), z.url()))

const proxiesSchema = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])))
  .refine(
    (proxies) => proxies.every((one) => Number(one.split('/')[1] ?? 32) >= 8),
    'believes half the world: name your proxies',
  )

const databaseUrlSchema = z
  .string({ error: 'is missing: the address of PostgreSQL' })
  .superRefine((address, context) => {
    const message = addressProblem(address)
    if (message !== undefined) context.addIssue({ code: 'custom', message })
  })

const environmentSchema = z.object({
  /** [OPS-09] May name several hosts, as in libpq; the primary is used. */
  DATABASE_URL: databaseUrlSchema,
  EKSPORT_DATA_FOLDER: z.string({ error: 'is missing: the folder of our own keys' }),
  /**
   * [OPS-04] The default is production, which is configured entirely here. The demonstration and tests have their own
   * login provider, mail server, receiver and key, invented people and sample applications.
   */
  EKSPORT_MODE: z.enum(['production', 'demonstration']).default('production'),
  /** The folder of the seal and its authorities (`sealFiles`); the demonstration makes its own. */
  EKSPORT_SIGNING_FOLDER: z.string().optional(),
  /** If the key is in a hardware module: `pkcs11:token=…;object=…?module-path=…` (RFC 7512). */
  EKSPORT_SIGNING_KEY: z
    .string()
    .regex(/^pkcs11:.*object=.+\?.*module-path=.+/, 'must be pkcs11:token=…;object=…?module-path=…')
    .optional(),
  /** The PIN of the hardware module, or the password of the PKCS#12 file. */
  EKSPORT_SIGNING_PIN: z.string().optional(),
  /** The time-stamp authority (RFC 3161). */
  EKSPORT_TIMESTAMP_URL: z.url({ protocol: /^https?$/ }).optional(),
  EKSPORT_HOST: z.string().default('127.0.0.1'),
  /** [SEC-13] Our proxies, as comma-separated addresses or ranges; their forwarding headers are trusted. */
  EKSPORT_PROXIES: proxiesSchema.optional(),
  EKSPORT_SUBMITTER_PORT: port(3000),
  EKSPORT_SUBMITTER_URL: optionalUrl,
  EKSPORT_SUBMITTER_FILES: z.string().optional(),
  EKSPORT_CASEWORKER_PORT: port(3001),
  EKSPORT_CASEWORKER_URL: optionalUrl,
  EKSPORT_CASEWORKER_FILES: z.string().optional(),
  EKSPORT_ISSUER_PORT: port(3002),
  /** The port of the demonstration's receiver; 0 picks a free one. */
  EKSPORT_RECEIVER_PORT: port(0),
  /** The receivers of certificate messages by country, as JSON: `{"CN":"https://…"}`. */
  EKSPORT_RECEIVERS: receiversSchema.optional(),
  /** The mail server: `smtp://user:password@host:port`. */
  EKSPORT_SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** [SEC-18] The malware scanner, with the protocol of clamd: `tcp://host:3310`. Without one, files are not scanned. */
  EKSPORT_SCANNER_URL: z.url({ protocol: /^tcp$/ }).optional(),
  EKSPORT_MAIL_FROM: z.email().default('ikke-svar@eksport.example'),
  /** The ports of the demonstration's mail server and of the page that shows its mails. */
  EKSPORT_SMTP_PORT: port(3025),
  EKSPORT_MAILBOX_PORT: port(3003),
  EKSPORT_SUBMITTER_OIDC_ISSUER: optionalUrl,
  EKSPORT_SUBMITTER_OIDC_CLIENT_ID: z.string().optional(),
  EKSPORT_SUBMITTER_OIDC_CLIENT_SECRET: z.string().optional(),
  EKSPORT_CASEWORKER_OIDC_ISSUER: optionalUrl,
  EKSPORT_CASEWORKER_OIDC_CLIENT_ID: z.string().optional(),
  EKSPORT_CASEWORKER_OIDC_CLIENT_SECRET: z.string().optional(),
  /** [OPS-08] Host and ports of metrics and health, for the listeners and the worker. Without a port they are off. */
  EKSPORT_OPERATOR_HOST: z.string().default('127.0.0.1'),
  EKSPORT_OPERATOR_PORT: optionalPort,
  EKSPORT_WORKER_OPERATOR_PORT: optionalPort,
  /** [CW-10] How long an officer may take back an approval. */
  EKSPORT_UNDO_SECONDS: z.coerce.number().int().min(0).max(600).default(10),
  /** How long a stopping server still answers, so that proxies notice. */
  EKSPORT_LEAVING_SECONDS: z.coerce.number().int().min(0).max(60).optional(),
  /** The operator's name for the running release. */
  EKSPORT_RELEASE: z
    .string()
    .regex(/^[\w.+-]{1,64}$/, 'must be a word')
    .default('unnamed'),
  EKSPORT_LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
})

export interface OidcClient {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

export interface ListenerConfig {
  readonly port: number
  /** The address that browsers use, without a trailing slash. */
  readonly publicUrl: string
  /** The folder of the built app; without one, the listener only serves calls. */
  readonly files: string | undefined
  /** Undefined in the demonstration, which uses its own issuer. */
  readonly oidc: OidcClient | undefined
}

export interface Config {
  readonly databaseUrl: string
  readonly dataFolder: string
  /** What certificates are sealed with. */
  readonly seal: {
    readonly folder: string
    readonly address: string | undefined
    readonly pin: string | undefined
    /** The time-stamp authority; undefined in the demonstration, which uses its own. */
    readonly timeUrl: string | undefined
  }
  readonly demonstration: boolean
  readonly host: string
  /** Proxies whose forwarding headers are trusted. */
  readonly proxies: readonly string[]
  readonly submitter: ListenerConfig
  readonly caseworker: ListenerConfig
  readonly issuerPort: number
  readonly receiverPort: number
  /** Addresses of receiving authorities by country; if undefined, the demonstration uses its own receiver. */
  readonly receivers: Readonly<Record<string, string>> | undefined
  readonly mail: {
    /** Undefined without a mail server; mails then wait. */
    readonly url: string | undefined
    readonly from: string
  }
  /** The malware scanner; undefined if files are not scanned. */
  readonly scanner: { readonly host: string; readonly port: number } | undefined
  /** The ports of the demonstration's mailbox. */
  readonly mailbox: { readonly smtpPort: number; readonly pagePort: number }
  readonly operator: {
    readonly host: string
    readonly listenersPort: number | undefined
    readonly workerPort: number | undefined
  }
  /** In milliseconds. */
  readonly leaving: number
  /** The delay before an approval is carried out, in milliseconds. */
  readonly undoTime: number
  readonly waits: Waits
  readonly release: string
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
}

type Environment = z.output<typeof environmentSchema>

function oidcOf(environment: Environment, listener: 'SUBMITTER' | 'CASEWORKER'): OidcClient | undefined {
  const issuer = environment[`EKSPORT_${listener}_OIDC_ISSUER`]
  const clientId = environment[`EKSPORT_${listener}_OIDC_CLIENT_ID`]
  const clientSecret = environment[`EKSPORT_${listener}_OIDC_CLIENT_SECRET`]
  if (issuer !== undefined && clientId !== undefined && clientSecret !== undefined)
    return { issuer, clientId, clientSecret }
  return undefined
}

function listenerOf(environment: Environment, listener: 'SUBMITTER' | 'CASEWORKER'): ListenerConfig {
  const listening = environment[`EKSPORT_${listener}_PORT`]
  return {
    port: listening,
    publicUrl: (environment[`EKSPORT_${listener}_URL`] ?? `http://localhost:${listening}`).replace(/\/+$/, ''),
    files: environment[`EKSPORT_${listener}_FILES`],
    oidc: oidcOf(environment, listener),
  }
}

const clamdPort = 3310

function scannerOf({ EKSPORT_SCANNER_URL }: Environment): Config['scanner'] {
  if (EKSPORT_SCANNER_URL === undefined) return undefined
  const { hostname, port } = new URL(EKSPORT_SCANNER_URL)
  return { host: hostname.replace(/^\[(.+)\]$/, '$1'), port: port === '' ? clamdPort : Number(port) }
}

/** The mail server; by default the demonstration uses its own. */
function mailOf({ EKSPORT_SMTP_URL, EKSPORT_MAIL_FROM, EKSPORT_SMTP_PORT, EKSPORT_MODE }: Environment): Config['mail'] {
  const ours = EKSPORT_MODE === 'demonstration' ? `smtp://127.0.0.1:${EKSPORT_SMTP_PORT}` : undefined
  return { url: EKSPORT_SMTP_URL ?? ours, from: EKSPORT_MAIL_FROM }
}

const withoutEmpty = (variables: Settings): Settings =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ''))

/** All problems that prevent a start: each missing or wrong setting, by name and in words. */
export function configProblems(variables: Settings): string[] {
  const present = withoutEmpty(variables)
  const lacking = present.EKSPORT_MODE === 'demonstration' ? [] : settingProblems(present)
  const { error } = environmentSchema.safeParse(present)
  const wrong = (error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}.`)
  return [...wrong, ...lacking]
}

/**
 * [OPS-04] Settings with our prefix that nothing reads: misspelt, or of another release. Only reported, because others
 * may use such names too.
 */
export const unknownSettings = (variables: Settings): string[] =>
  Object.keys(withoutEmpty(variables))
    .filter((name) => name.startsWith('EKSPORT_') && !(name in environmentSchema.shape))
    .map((name) => `${name} er ingen innstilling, og leses ikke. Er navnet skrevet riktig (docs/operations.md)?`)

/** The message of a failed start. */
export const notStarted = (problems: readonly string[]) =>
  `Not started, for the configuration is not complete:\n${problems.map((problem) => `  ${problem}\n`).join('')}`

/** Reads the configuration once, at start. `waits` is not configurable by operators. */
export function readConfig(variables: Settings, waits: Waits = usualWaits): Config {
  const problems = configProblems(variables)
  if (problems.length > 0) throw new Error(notStarted(problems))
  const environment = environmentSchema.parse(withoutEmpty(variables))
  return {
    databaseUrl: environment.DATABASE_URL,
    dataFolder: environment.EKSPORT_DATA_FOLDER,
    seal: {
      folder: environment.EKSPORT_SIGNING_FOLDER ?? join(environment.EKSPORT_DATA_FOLDER, 'seal'),
      address: environment.EKSPORT_SIGNING_KEY,
      pin: environment.EKSPORT_SIGNING_PIN,
      timeUrl: environment.EKSPORT_TIMESTAMP_URL,
    },
    demonstration: environment.EKSPORT_MODE === 'demonstration',
    host: environment.EKSPORT_HOST,
    proxies: environment.EKSPORT_PROXIES ?? [],
    submitter: listenerOf(environment, 'SUBMITTER'),
    caseworker: listenerOf(environment, 'CASEWORKER'),
    issuerPort: environment.EKSPORT_ISSUER_PORT,
    receiverPort: environment.EKSPORT_RECEIVER_PORT,
    receivers: environment.EKSPORT_RECEIVERS,
    mail: mailOf(environment),
    scanner: scannerOf(environment),
    mailbox: { smtpPort: environment.EKSPORT_SMTP_PORT, pagePort: environment.EKSPORT_MAILBOX_PORT },
    operator: {
      host: environment.EKSPORT_OPERATOR_HOST,
      listenersPort: environment.EKSPORT_OPERATOR_PORT,
      workerPort: environment.EKSPORT_WORKER_OPERATOR_PORT,
    },
    // The demonstration has no proxy.
    leaving: (environment.EKSPORT_LEAVING_SECONDS ?? (environment.EKSPORT_MODE === 'demonstration' ? 0 : 5)) * 1000,
    undoTime: environment.EKSPORT_UNDO_SECONDS * 1000,
    waits,
    release: environment.EKSPORT_RELEASE,
    logLevel: environment.EKSPORT_LOG_LEVEL,
  }
}
