type Parts = Readonly<Record<string, unknown>>

/** An own part: an answer named like something that every object inherits is absent until it is given. */
const partOf = (whole: Parts, key: string) => (Object.hasOwn(whole, key) ? whole[key] : undefined)

/** Whether two answers say the same, whatever the order of keys; an absent answer equals an undefined one. */
export function deepEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [left, right] = [one as Parts, other as Parts] // objects both; an array's parts are named by index
  // Without a collection of its own: a form compares hundreds of lines at every key.
  for (const key of Object.keys(left)) if (!deepEqual(left[key], partOf(right, key))) return false
  for (const key of Object.keys(right)) if (!Object.hasOwn(left, key) && right[key] !== undefined) return false
  return true
}
