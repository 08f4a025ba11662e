import type { ImportColumn, LineFinding, ReadLine } from '@eksport/domain'
import { getAt } from '@eksport/forms'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { existenceQuery, type Register } from '../registers/find-unknown.ts'

interface RegisterColumn {
  readonly id: string
  readonly register: Register
  readonly code: string
  /** Whether the register can have such a number. */
  readonly isPossible: (value: unknown) => boolean
}

/** The columns with numbers in a register, as the form asks for them. */
function registerColumns(columns: readonly ImportColumn[]): readonly RegisterColumn[] {
  return columns.flatMap(({ id, field }): RegisterColumn[] => {
    if (field.kind === 'lookup')
      return [{ id, register: 'producers', code: field.invalidCode ?? 'unknownCode', isPossible: () => true }]
    if (field.kind !== 'number' || field.source === undefined) return []
    const { min = 0, max = Number.POSITIVE_INFINITY, sourceCode: code = 'unknownCode' } = field
    const isPossible = (value: unknown) => Number(value) >= min && Number(value) <= max
    return [{ id, register: 'aquaculture-sites', code, isPossible }]
  })
}

/** A producer outside the register is not looked up in it. */
const isOutside = ({ line }: ReadLine) => getAt(line, 'productionEstablishment.isUnauthorized') === true

function numberAt(line: ReadLine, { id, register, isPossible }: RegisterColumn): string | undefined {
  const value = getAt(line.line, id)
  const isWrong = line.findings.some(({ column }) => column === id)
  if (isWrong || value === undefined || value === '' || !isPossible(value)) return undefined
  if (register === 'producers' && isOutside(line)) return undefined
  return String(value)
}

/** [VAL-07] The lines with the registers' findings about their numbers; each number is looked up once. */
export function useUnknownNumbers(columns: readonly ImportColumn[], lines: readonly ReadLine[]): readonly ReadLine[] {
  const asked = useMemo(() => registerColumns(columns), [columns])
  const numbers = useMemo(() => {
    const keys = asked.flatMap((column) =>
      lines.flatMap((line) => {
        const number = numberAt(line, column)
        return number === undefined ? [] : [`${column.register} ${number}`]
      }),
    )
    return [...new Set(keys)]
  }, [asked, lines])
  const unknown = useQueries({
    queries: numbers.map((key) => {
      const [register, ...number] = key.split(' ')
      return existenceQuery(register === 'producers' ? 'producers' : 'aquaculture-sites', number.join(' '))
    }),
    combine: (results) => numbers.filter((_, index) => results[index]?.data === 'unknown').join('\n'),
  })
  return useMemo(() => {
    if (unknown === '') return lines
    const missing = new Set(unknown.split('\n'))
    return lines.map((line) => {
      const findings = asked.flatMap((column): LineFinding[] => {
        const number = numberAt(line, column)
        if (number === undefined || !missing.has(`${column.register} ${number}`)) return []
        return [{ column: column.id, path: column.id, code: column.code }]
      })
      return findings.length === 0 ? line : { ...line, findings: [...line.findings, ...findings] }
    })
  }, [unknown, lines, asked])
}
