import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as contracts from '../src/index.gen.ts'
import { type SpecifiedCall, specifiedCalls } from './specified-calls.ts'

/** The page that the documentation keeps. */
export const callsPage = join(import.meta.dirname, '../../../docs/calls.md')

const declared = Object.entries<unknown>(contracts).filter(
  (entry): entry is [string, contracts.Endpoint] =>
    typeof entry[1] === 'object' && entry[1] !== null && 'path' in entry[1] && 'audiences' in entry[1],
)

/** Parameters are places: what a contract calls them is its own affair. */
const addressOf = (call: string) => call.replaceAll(/:\w+/g, ':')
const byAddress = new Map(declared.map((entry) => [addressOf(`${entry[1].method} ${entry[1].path}`), entry]))

const contractOf = ({ call }: SpecifiedCall) => byAddress.get(addressOf(call))

/** Rows of the specification that no contract answers. */
export const absentCalls = (): string[] =>
  specifiedCalls.filter((one) => one.isLogin !== true && contractOf(one) === undefined).map(({ call }) => call)

function line(one: SpecifiedCall): string {
  const [name, contract] = contractOf(one) ?? []
  const unanswered = one.isLogin === true ? 'the login of the listener' : '**absent**'
  const answered = name === undefined ? unanswered : `\`${name}\``
  return `| ${one.part} | \`${one.call}\` | ${answered} | ${contract?.summary ?? ''} |`
}

/** [API-01] The calls of the specification with the contract behind each, and the calls that are ours beyond them. */
export function callsDocument(): string {
  const specified = new Set(specifiedCalls.map(({ call }) => addressOf(call)))
  const own = declared
    .filter(([, { method, path }]) => !specified.has(addressOf(`${method} ${path}`)))
    .map(([name, { method, path, audiences }]) => `| \`${method} ${path}\` | \`${name}\` | ${audiences.join(', ')} |`)
  return [
    '# Calls',
    '',
    'Written by `packages/api/scripts/print-calls.ts` from the contracts in `packages/api/src`; do not edit.',
    `The ${specifiedCalls.length} calls of the specification's two tables, each with the contract that answers it. What they take and answer stands`,
    'in the OpenAPI document that each listener serves at `/api/openapi.json`.',
    '',
    '| table | call | contract | what |',
    '|---|---|---|---|',
    ...specifiedCalls.map(line),
    '',
    '## Beyond the specification',
    '',
    '| call | contract | for |',
    '|---|---|---|',
    ...own.sort(),
    '',
  ].join('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(callsPage, callsDocument())
