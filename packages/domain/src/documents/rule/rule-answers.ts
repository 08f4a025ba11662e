import { rules } from './check-rules.ts'

/** [CW-08] The answers that a rule rests on, by their paths; of a line as in `productLines.netWeight`. */
export const answersOfRule = (code: string): readonly string[] => rules.find((rule) => rule.code === code)?.needs ?? []
