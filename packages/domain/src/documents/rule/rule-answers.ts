import { rules } from './check-rules.ts'

/** [CW-08] Paths of the answers on which a rule rests; those of a line as in `productLines.netWeight`. */
export const answersOfRule = (code: string): readonly string[] => rules.find((rule) => rule.code === code)?.needs ?? []
