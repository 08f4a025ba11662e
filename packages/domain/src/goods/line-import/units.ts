/** The units of weights in a file. The application uses kg. */
export const weightUnits = ['kg', 't', 'g'] as const
/** A unit of weights in a file. */
export type WeightUnit = (typeof weightUnits)[number]

const words: Readonly<Record<string, WeightUnit>> = {
  kg: 'kg',
  kgs: 'kg',
  kilo: 'kg',
  kilos: 'kg',
  kilogram: 'kg',
  kilograms: 'kg',
  quilos: 'kg',
  公斤: 'kg',
  千克: 'kg',
  кг: 'kg',
  t: 't',
  mt: 't',
  tonn: 't',
  ton: 't',
  tons: 't',
  tonne: 't',
  tonnes: 't',
  toneladas: 't',
  吨: 't',
  тонн: 't',
  т: 't',
  g: 'g',
  gr: 'g',
  gram: 'g',
  grams: 'g',
  克: 'g',
  г: 'g',
}

/** A text without its trailing unit. */
export function splitUnit(text: string): { readonly rest: string; readonly unit?: WeightUnit } {
  const match = /^(.*?)[\s([/,（]*(?<!\p{L})(\p{L}+)[.)\]）]*$/u.exec(text)
  const unit = match?.[2] === undefined ? undefined : words[match[2].toLowerCase()]
  if (match?.[1] === undefined || unit === undefined) return { rest: text }
  return { rest: match[1].trim(), unit }
}

const thousandths: Readonly<Record<WeightUnit, number>> = { t: 1_000_000, kg: 1000, g: 1 }

/** A weight in kg, without the rounding errors of binary fractions. */
export function inKilograms(weight: number, unit: WeightUnit): number {
  return Number(((weight * thousandths[unit]) / 1000).toPrecision(12))
}
