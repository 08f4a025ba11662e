/** [ACT-07] The share of applications that are drawn for control; the seed makes the draw unpredictable. */
export interface ControlDraw {
  /** From 0, none, to 1, all. */
  readonly share: number
  readonly seed: string
}

const offset = 0x81_1c_9d_c5
const prime = 0x01_00_01_93

/** FNV-1a with a final mixing step, so that consecutive numbers are drawn independently. */
function hash(text: string): number {
  let value = offset
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), prime)
  value = Math.imul(value ^ (value >>> 16), 0x85_eb_ca_6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2_b2_ae_35)
  return (value ^ (value >>> 16)) >>> 0
}

/** Whether an application is drawn for control. Depends on its number only, so that the result is always the same. */
export function isDrawnForControl(referenceNumber: number, { share, seed }: ControlDraw): boolean {
  return hash(`${seed} ${referenceNumber}`) / 2 ** 32 < share
}
