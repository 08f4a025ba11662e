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
  /** [OPS-09] With several hosts, as libpq reads them, the one that is written to is meant. */
  DATABASE_URL: databaseUrlSchema,
  EKSPORT_DATA_FOLDER: z.string({ error: 'is missing: the folder of our own keys' }),
  /**
   * [OPS-04] Whoever says nothing gets production, which takes everything from here. The demonstration, and tests, have a login provider,
   * a mail server, a receiver and a key of their own, invented people and sample applications.
   */
  EKSPORT_MODE: z.enum(['production', 'demonstration']).default('production'),
  /** The seal and its authorities (`sealFiles`); the demonstration makes its own. */
  EKSPORT_SIGNING_FOLDER: z.string().optional(),
  /** Where the key is in a hardware module: `pkcs11:token=…;object=…?module-path=…` (RFC 7512). */
  EKSPORT_SIGNING_KEY: z
    .string()
    .regex(/^pkcs11:.*object=.+\?.*module-path=.+/, 'must be pkcs11:token=…;object=…?module-path=…')
    .optional(),
  /** Of that module, or of the packed key. */
  EKSPORT_SIGNING_PIN: z.string().optional(),
  /** Who says when something was signed (RFC 3161). */
  EKSPORT_TIMESTAMP_URL: z.url({ protocol: /^https?$/ }).optional(),
  EKSPORT_HOST: z.string().default('127.0.0.1'),
  /** [SEC-13] The proxies before us, as addresses or ranges with commas between: what they say of a caller's address is believed. */
  EKSPORT_PROXIES: proxiesSchema.optional(),
  EKSPORT_SUBMITTER_PORT: port(3000),
  EKSPORT_SUBMITTER_URL: optionalUrl,
  EKSPORT_SUBMITTER_FILES: z.string().optional(),
  EKSPORT_CASEWORKER_PORT: port(3001),
  EKSPORT_CASEWORKER_URL: optionalUrl,
  EKSPORT_CASEWORKER_FILES: z.string().optional(),
  EKSPORT_ISSUER_PORT: port(3002),
  /** The demonstration's own receiver of certificates; 0 is any free port. */
  EKSPORT_RECEIVER_PORT: port(0),
  /** Where each country takes in certificates as messages: JSON, `{"CN":"https://…"}`. */
  EKSPORT_RECEIVERS: receiversSchema.optional(),
  /** The mail server: `smtp://user:password@host:port`. */
  EKSPORT_SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** [SEC-18] The malware scanner, which speaks as clamd does: `tcp://host:3310`. Without one files are not scanned. */
  EKSPORT_SCANNER_URL: z.url({ protocol: /^tcp$/ }).optional(),
  EKSPORT_MAIL_FROM: z.email().default('ikke-svar@eksport.example'),
  /** The demonstration's own mail server, and the page on which its mails are read. */
  EKSPORT_SMTP_PORT: port(3025),
  EKSPORT_MAILBOX_PORT: port(3003),
  EKSPORT_SUBMITTER_OIDC_ISSUER: optionalUrl,
  EKSPORT_SUBMITTER_OIDC_CLIENT_ID: z.string().optional(),
  EKSPORT_SUBMITTER_OIDC_CLIENT_SECRET: z.string().optional(),
  EKSPORT_CASEWORKER_OIDC_ISSUER: optionalUrl,
  EKSPORT_CASEWORKER_OIDC_CLIENT_ID: z.string().optional(),
  EKSPORT_CASEWORKER_OIDC_CLIENT_SECRET: z.string().optional(),
  /** [OPS-08] Where metrics and health are told to whoever runs it: of the listeners, and of the worker. Without a port nobody is. */
  EKSPORT_OPERATOR_HOST: z.string().default('127.0.0.1'),
  EKSPORT_OPERATOR_PORT: optionalPort,
  EKSPORT_WORKER_OPERATOR_PORT: optionalPort,
  /** [CW-10] How long an officer may take an approval back. */
  EKSPORT_UNDO_SECONDS: z.coerce.number().int().min(0).max(600).default(10),
  /** For proxies to notice that a server is about to end, before it takes no more requests. */
  EKSPORT_LEAVING_SECONDS: z.coerce.number().int().min(0).max(60).optional(),
  /** What the operator calls what runs. */
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
  /** The address that browsers use, without a slash at the end. */
  readonly publicUrl: string
  /** Folder of the built app; without one the listener serves its calls only. */
  readonly files: string | undefined
  /** Absent in the demonstration, where our own issuer stands in. */
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
    /** The time-stamp authority; absent in the demonstration, where our own stands in. */
    readonly timeUrl: string | undefined
  }
  readonly demonstration: boolean
  readonly host: string
  /** Whose word about a caller's address is believed; nobody's where there are none. */
  readonly proxies: readonly string[]
  readonly submitter: ListenerConfig
  readonly caseworker: ListenerConfig
  readonly issuerPort: number
  readonly receiverPort: number
  /** Addresses of receiving authorities by country; in the demonstration our own receiver stands in where none are named. */
  readonly receivers: Readonly<Record<string, string>> | undefined
  readonly mail: {
    /** Absent where no mail server is known: mails then wait. */
    readonly url: string | undefined
    readonly from: string
  }
  /** The malware scanner; absent where files are not scanned. */
  readonly scanner: { readonly host: string; readonly port: number } | undefined
  /** Of the demonstration's mailbox. */
  readonly mailbox: { readonly smtpPort: number; readonly pagePort: number }
  readonly operator: {
    readonly host: string
    readonly listenersPort: number | undefined
    readonly workerPort: number | undefined
  }
  /** In milliseconds. */
  readonly leaving: number
  /** Before an approval is carried out, in milliseconds. */
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

/** The demonstration's own server stands in where no other is named. */
function mailOf({ EKSPORT_SMTP_URL, EKSPORT_MAIL_FROM, EKSPORT_SMTP_PORT, EKSPORT_MODE }: Environment): Config['mail'] {
  const ours = EKSPORT_MODE === 'demonstration' ? `smtp://127.0.0.1:${EKSPORT_SMTP_PORT}` : undefined
  return { url: EKSPORT_SMTP_URL ?? ours, from: EKSPORT_MAIL_FROM }
}

const withoutEmpty = (variables: Settings): Settings =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ''))

/** What keeps a start from happening, all of it at once: each setting that is missing or wrong, by name and in words. */
export function configProblems(variables: Settings): string[] {
  const present = withoutEmpty(variables)
  const lacking = present.EKSPORT_MODE === 'demonstration' ? [] : settingProblems(present)
  const { error } = environmentSchema.safeParse(present)
  const wrong = (error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}.`)
  return [...wrong, ...lacking]
}

/** [OPS-04] What is set in our name and read by nobody: misspelt, or of another release. Others may set such names too, so that it is said and no more. */
export const unknownSettings = (variables: Settings): string[] =>
  Object.keys(withoutEmpty(variables))
    .filter((name) => name.startsWith('EKSPORT_') && !(name in environmentSchema.shape))
    .map((name) => `${name} er ingen innstilling, og leses ikke. Er navnet skrevet riktig (docs/operations.md)?`)

/** The words of a start that does not happen. */
export const notStarted = (problems: readonly string[]) =>
  `Not started, for the configuration is not complete:\n${problems.map((problem) => `  ${problem}\n`).join('')}`

/** Reads the configuration once, at start. How long others are waited for is no setting of an operator's. */
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
    // Nobody's proxy stands before the demonstration.
    leaving: (environment.EKSPORT_LEAVING_SECONDS ?? (environment.EKSPORT_MODE === 'demonstration' ? 0 : 5)) * 1000,
    undoTime: environment.EKSPORT_UNDO_SECONDS * 1000,
    waits,
    release: environment.EKSPORT_RELEASE,
    logLevel: environment.EKSPORT_LOG_LEVEL,
  }
}
