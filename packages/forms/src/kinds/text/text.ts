import type { TextField } from '../../define/field.ts'
import { foreignCharacters, normalizeText } from '../../text/characters.ts'
import { defineKind, type FieldIssue, isText } from '../kind.ts'

/** [VAL-01] Most characters of a text whose field sets no limit. */
export const defaultMaxLength = 255

/** The most refused characters that an issue names. */
const maxFound = 10

const digitIssues = (value: string, count: number): FieldIssue[] =>
  value.length === count && /^\d*$/.test(value) ? [] : [{ code: 'digitCount', params: { count } }]

export const text = defineKind<TextField, string>({
  isShape: isText,
  normalize: (field, value) => normalizeText(value, field.multiline),
  validate(field, value) {
    if (field.digits !== undefined) return digitIssues(value, field.digits)
    const issues: FieldIssue[] = []
    const max = field.max ?? defaultMaxLength
    if (value.length > max) {
      issues.push({ code: field.maxCode ?? (field.max === undefined ? 'textTooLong' : 'tooLong'), params: { max } })
    }
    if (field.min !== undefined && value.length < field.min) {
      issues.push({ code: field.minCode ?? 'tooShort', params: { min: field.min } })
    }
    const charset = field.charset ?? 'text'
    const foreign = foreignCharacters(value, charset)
    if (foreign.length > 0)
      issues.push({ code: `${charset}Charset`, params: { found: foreign.slice(0, maxFound).join(' ') } })
    return issues
  },
})
